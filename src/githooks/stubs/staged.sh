  # The paths of records; a change of anything else does not start Node.
  same() {
    base=$1
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    git --no-replace-objects diff-index --cached --quiet --ita-invisible-in-index --ignore-submodules=dirty "$base" -- "$@"
  }
  # A pending payload may name any folder: if files are deleted, it is checked.
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
  # A merge is checked even if it stages nothing: it may have dropped what the other side wrote.
  case $code$(export -p) in
    0*GITHEAD_*) ;;
    0*)
      # Git starts hooks in the top folder, and sets GIT_DIR if the git folder is not `.git` there.
      folder=${GIT_DIR:-.git}
      [ -d "$folder" ] || folder=$(git rev-parse --git-dir)
      [ -d "$folder" ] && [ ! -e "$folder/MERGE_HEAD" ] && ! loses && @idle@
      ;;
@passed@  esac
