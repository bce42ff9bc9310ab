  # Only if another commit was checked out, not single files; a new clone or worktree had no commit before.
  [ "$3" = 1 ] || exit 0
  case $1 in *[!0]*) ;; *) exit 0 ;; esac
  same "$1" "$2" && exit 0
