    1*GITHEAD_*) ;;
    1*)
      # What pre-commit has passed is not read again, if nothing was staged since then.
      [ -f "$folder/baton/checked" ] && [ ! -e "$folder/MERGE_HEAD" ] &&
        ! names "$1" &&
        [ "$(cat "$folder/baton/checked")" = "$(git rev-parse --quiet --verify HEAD)$nl$found" ] &&
        exit 0
      ;;
