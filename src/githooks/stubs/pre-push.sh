  # All of git's lines are read here and passed on below. If the hook was started by hand, there are none.
  remote=$1 lines=
  [ -t 0 ] || lines=$(cat)
  # The framework pre-commit does not pass them on; it names one ref in variables.
  [ -n "$lines${PRE_COMMIT_REMOTE_NAME-}" ] || exit 0
  # The paths of records; a push of anything else does not start Node.
  # A graft would hide commits; no file can have this name.
  export GIT_GRAFT_FILE=/dev/null/none
  # True if no commit that the remote does not have touches a record, compared with any of its parents, and no replaced tip has
  # other records than the new one. In doubt it says no.
  idle() {
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    [ -n "$lines" ] && [ "$(printf '%s\n' "$lines" | wc -l)" -le 20 ] || return 1
    # In a shallow clone, what looks like a first commit may not be one.
    [ ! -e "$(git rev-parse --git-common-dir)/shallow" ] || return 1
    revisions=$(
      printf '%s\n' "$lines" | while IFS= read -r line; do
        # The first field may contain spaces.
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
