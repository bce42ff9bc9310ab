    # Git may write files before it writes the index: while it runs, only files older than its lock are used.
    lock=$2/index.lock ways=$3
    while [ "$ways" ] && [ -e "$lock" ]; do
      path=$1/${ways%%"$nl"*} ways=${ways#*"$nl"}
      # shellcheck disable=SC2016
      find -H "$path" -exec sh -c 'for one do [ "$0" -nt "$one" ] || exit 1; done' "$lock" {} + || exit 2
      while [ "$path" != "$1" ]; do
        if [ -h "$path" ]; then [ "$(find "$lock" -prune -newer "$path")" ] || exit 2; fi
        path=${path%/*}
      done
    done
