  # Where records live; what differs elsewhere does not start Node. A mode of the caller's would change their meaning.
  unset GIT_LITERAL_PATHSPECS GIT_GLOB_PATHSPECS GIT_NOGLOB_PATHSPECS GIT_ICASE_PATHSPECS
  same() {
    old=$1 new=$2
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    git --no-replace-objects diff-tree -r --quiet "$old" "$new" -- "$@" 2>/dev/null
  }
