  # What pre-commit listed in this very run of git is not listed again, unless the index was written since then.
  if [ -f "$folder/baton/idle" ] && IFS= read -r run <"$folder/baton/idle" && [ "$run" = "$PPID" ] &&
    [ "$folder/baton/idle" -nt "${GIT_INDEX_FILE:-$folder/index}" ] && [ ! -e "$folder/MERGE_HEAD" ]; then
    case $(export -p) in *GITHEAD_*) ;; *) @idle@ ;; esac
  fi
