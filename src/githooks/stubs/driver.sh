# What git runs for `merge=baton` and `diff=baton`, in a shell that has set the arguments of `git-baton merge-driver` or
# `git-baton textconv`. `baton init --drivers` writes this file into the git folder and replaces it; `baton init --uninstall`
# removes it.
set +eu
@path@(
@find@@own@
  verb=$1
  stop() {
    # Git calls this for each file that it shows.
    [ "$verb" = textconv ] && [ -z "$why" ] && exit 127
    echo "baton: records are merged and shown as plain text: $1" >&2
    echo "help: $2" >&2
    exit 127
  }
  # The folder of the package that has Baton installed, from the top.
  folder=''
  find_node || stop "${why:-the program \`node\` is not on PATH}" "install Node.js 20 or later, or add its folder to PATH in $init"
  find_baton || {
    [ -z "$why" ] || stop "$why" '@tracked@'
    stop 'the package `git-baton` is not installed' 'run `npm install` (or `npm install --global git-baton`)'
  }
@start@  [ "$verb" != textconv ] || exec 2>/dev/null
  exec ${node:+"$node"} "$cli" "$@"
)
code=$?
case $1:$code in
  textconv:0) ;;
  textconv:*) cat "$2" ;;
  # If Baton did not run, this is an ordinary conflict: it must not look like a merge.
  *:126 | *:127) git merge-file -L ours -L base -L theirs "$3" "$2" "$4"; exit 1 ;;
  *) exit "$code" ;;
esac
