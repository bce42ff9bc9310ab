  # A squash has committed nothing yet.
  [ "$1" = 1 ] && exit 0
  # A merge may have dropped what one of its sides has: it is compared with each of them.
  differs=
  for base in ORIG_HEAD $(git rev-parse HEAD^@ 2>/dev/null); do
    same "$base" HEAD || differs=1
  done
  [ "$differs" ] || exit 0
