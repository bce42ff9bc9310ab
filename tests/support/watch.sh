# Runs a hook ($hook, called $name) and notes in $outside that it ran, and which file of git's it changed: the configuration, the
# index of this commit, that of the repository. The shell alone, since this runs around every hook of every commit of the tests.
echo "$name" >>"$outside/hooks"
folder=${GIT_DIR:-.git}
[ -d "$folder" ] || folder=$(git rev-parse --git-dir)
index=$folder/index own=${GIT_INDEX_FILE:-$folder/index} mark=$outside/began.$$
look() {
  seen=
  for file in "$config" "$index" "$own"; do
    if [ -e "$file" ]; then seen=${seen}1; else seen=${seen}0; fi
  done
}
look
before=$seen
: >"$mark"
(
  set -e
  . "$hook"
)
code=$?
look
for file in "$config" "$index" "$own"; do
  [ ! "$file" -nt "$mark" ] || echo "$name $file" >>"$outside/changed"
done
[ "$seen" = "$before" ] || echo "$name $before $seen" >>"$outside/changed"
exit "$code"
