  # Git's lines are read whole, and given on below; started by hand there are none.
  remote=$1 lines=
  [ -t 0 ] || lines=$(cat)
  # The framework pre-commit keeps them to itself, and names one ref in variables.
  [ -n "$lines${PRE_COMMIT_REMOTE_NAME-}" ] || exit 0
  # Where records live; a push of anything else does not start Node.
  # A graft would hide commits; nothing can have this name.
  export GIT_GRAFT_FILE=/dev/null/none
  # Whether no commit that the remote lacks touches a record, seen from any of its parents, and no tip that is replaced holds
  # others than the new one. In doubt it says no.
  idle() {
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    [ -n "$lines" ] && [ "$(printf '%s\n' "$lines" | wc -l)" -le 20 ] || return 1
    # Where history is cut off, what looks like a first commit may be none.
    [ ! -e "$(git rev-parse --git-common-dir)/shallow" ] || return 1
    revisions=$(
      printf '%s\n' "$lines" | while IFS= read -r line; do
        # The first field may hold blanks.
        old=${line##* }
        line=${line% * *}
        new=${line##* }
        case $new in *[!0]*) echo "$new" ;; *) exit 1 ;; esac
        case $old in *[!0]*) ;; *) continue ;; esac
        git --no-replace-objects diff-tree -r --quiet "$old" "$new" -- "$@" || exit 1
        echo "^$old"
      done
    ) || return 1
    commits=$(
      printf '%s\n' "$revisions" | git --no-replace-objects rev-list --stdin --not --remotes="$remote"
    ) || return 1
    [ -n "$commits" ] || return 0
    touched=$(
      printf '%s\n' "$commits" |
        git --no-replace-objects diff-tree --stdin -r -m --root --name-only --no-commit-id -- "$@"
    ) && [ -z "$touched" ]
  }
  idle 2>/dev/null && exit 0
  exec <<LINES
$lines
LINES
