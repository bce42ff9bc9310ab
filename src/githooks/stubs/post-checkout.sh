  # Another commit was checked out, not single files; before a fresh clone or worktree there was none.
  [ "$3" = 1 ] || exit 0
  case $1 in *[!0]*) ;; *) exit 0 ;; esac
  same "$1" "$2" && exit 0
