  # Where records live; a change of anything else does not start Node.
  same() {
    base=$1
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    git --no-replace-objects diff-index --cached --quiet --ita-invisible-in-index --ignore-submodules=dirty "$base" -- "$@"
  }
  # A payload that waits may name any folder: where files go away, it is checked.
  loses() {
    [ -n "$(git ls-files -- ':(top,glob)**/.agents/handoffs/*.yaml')" ] &&
      [ -n "$(git --no-replace-objects diff-index --cached --name-only --diff-filter=D --ignore-submodules=dirty HEAD --)" ]
  }
  same HEAD 2>/dev/null
  code=$?
  if [ "$code" -gt 1 ] && ! git rev-parse --quiet --verify HEAD >/dev/null; then
    same "$(git hash-object -t tree /dev/null)"
    code=$?
  fi
  # A merge is looked at even where it stages nothing: it may have dropped what the other side wrote.
  case $code$(export -p) in
    0*GITHEAD_*) ;;
    0*)
      # Git starts hooks in the top folder, and names the git folder where that is not `.git` below it.
      folder=${GIT_DIR:-.git}
      [ -d "$folder" ] || folder=$(git rev-parse --git-dir)
      [ -d "$folder" ] && [ ! -e "$folder/MERGE_HEAD" ] && ! loses && @idle@
      ;;
@passed@  esac
