  # The paths of records; a difference anywhere else does not start Node.
  same() {
    old=$1 new=$2
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    git --no-replace-objects diff-tree -r --quiet "$old" "$new" -- "$@" 2>/dev/null
  }
