# Asks the process of process.mjs to run a hook: the port, then the arguments of a `node`. 3 is standard error.
exec 2>&3 3<>"/dev/tcp/127.0.0.1/$1" || exit 2
shift 2
input=
case $2 in pre-push | pre-receive) input=$(cat; echo .) input=${input%.} ;; esac
{
  printf '%s\0' "$PPID" "$PWD" "$#" "$@"
  # The variables as they came, without another process where the system has them in a file.
  if [ -r /proc/$$/environ ]; then
    mapfile -d '' -t variables </proc/$$/environ
    printf '%s\0' "${variables[@]}"
  else
    env -0
  fi
  printf '\0%s\0' "$input"
} >&3
LC_ALL=C
IFS= read -r -d '' code <&3 || exit 2
IFS= read -r -d '' out <&3
IFS= read -r -d '' err <&3
printf %s "$out"
printf %s "$err" >&2
exit "$code"
