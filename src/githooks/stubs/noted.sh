  # Whether a message names a record, or cannot be read. Most are short: to start grep takes longer.
  names() {
    left=20
    while IFS= read -r line || [ "$line" ]; do
      case $line in [Bb][Aa][Tt][Oo][Nn]-*) return 0 ;; esac
      left=$((left - 1))
      [ "$left" -gt 0 ] || break
    done <"$1" || return 0
    [ "$left" -eq 0 ] || return 1
    grep -qi '^Baton-' "$1"
    [ $? -ne 1 ]
  }
  # Whether a note of pre-commit is of this very run of git.
  own() { IFS= read -r run <"$folder/baton/$1" && [ "$run" = "$PPID" ]; } 2>/dev/null
  # What pre-commit passed in this run is not listed again, unless the index was written since it began to list.
  if own idle && own listed && [ "$folder/baton/listed" -nt "${GIT_INDEX_FILE:-$folder/index}" ] &&
    [ ! -e "$folder/MERGE_HEAD" ]; then
    case ${GIT_REFLOG_ACTION+$(export -p)} in *GITHEAD_*) ;; *) @idle@ ;; esac
  fi
