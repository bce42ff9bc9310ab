  # What is staged, a line for each path with its status last: a change of anything but records does not start Node.
  nl='
' tab='	'
  # Only called for its output, where it takes the place of the shell.
  staged() {
    exec git --no-replace-objects -c core.quotePath=true diff-index --cached --raw --no-abbrev --no-renames --ita-invisible-in-index --ignore-submodules=dirty "$1" --
  }
  # The paths of records; where a configuration adds none, the list says of most commits that they have none, or one.
  same() {
    base=$1
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    case "$# $found" in
      *"$tab".agents/* | */.agents/*) return 1 ;;
      '3 '*.agents* | '3 '*.baton.yaml*) ;;
      '3 '*) return 0 ;;
    esac
    git --no-replace-objects diff-index --cached --quiet --ita-invisible-in-index --ignore-submodules=dirty "$base" -- "$@"
  }
  # A pending payload may name any folder: if files are deleted, it is checked.
  loses() {
    case $found in *" D$tab"*) ;; *) return 1 ;; esac
    set -- ':(top,glob)**/.agents/handoffs/**'
    [ -n "$(git ls-files -- "$@")" ]
  }
  # Git starts hooks in the top folder, and sets GIT_DIR if the git folder is not `.git` there.
  folder=${GIT_DIR:-.git}
  [ -d "$folder" ] || folder=$(git rev-parse --git-dir)
@noted@  base=HEAD
  found=$(staged HEAD 2>/dev/null)
  code=$?
  if [ "$code" -ne 0 ] && ! git rev-parse --quiet --verify HEAD >/dev/null; then
    base=$(git hash-object -t tree /dev/null)
    found=$(staged "$base")
    code=$?
  fi
  if [ "$code" -eq 0 ]; then
    # Baton need not list it again, and notes for which run of git it was passed; a variable has a limit.
    export BATON_RUN="$PPID"
    [ "$base" = HEAD ] && [ "${#found}" -lt 20000 ] && export BATON_STAGED="$found"
    same "$base"
    code=$?
  else
    code=2
  fi
  # A merge is checked even if it stages nothing: it may have dropped what the other side wrote. Git sets both variables.
  case $code${GIT_REFLOG_ACTION+$(export -p)} in
    0*GITHEAD_*) ;;
    0*)
      [ -d "$folder" ] && [ ! -e "$folder/MERGE_HEAD" ] && ! loses && @idle@
      ;;
@passed@  esac
