  # All of git's lines are read here and passed on below. If the hook was started by hand, there are none.
  remote=$1 lines=
  [ -t 0 ] || lines=$(cat)
  # The framework pre-commit does not pass them on; it names one ref in variables.
  [ -n "$lines${PRE_COMMIT_REMOTE_NAME-}" ] || exit 0
  # The paths of records; a push of anything else does not start Node.
  # A graft would hide commits; no file can have this name.
  export GIT_GRAFT_FILE=/dev/null/none
  # True if no commit that may have to be checked touches a record, compared with any of its parents, names one in its message, or
  # deletes what a payload may name, and no replaced tip has other records than the new one. In doubt it says no.
  idle() {
    count=$(printf '%s\n' "$lines" | wc -l)
    [ -n "$lines" ] && [ "$count" -le 20 ] || return 1
    # In a shallow clone, what looks like a first commit may not be one.
    [ ! -e "$(git rev-parse --git-common-dir)/shallow" ] || return 1
    set -- ':(top,glob)**/.agents' ':(top,glob)**/.agents/**' ':(top).baton.yaml'
    tips=$(
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
    # Of the commits that the remote has, a protected branch takes only those of protected branches unchecked: of its default branch,
    # if no configuration says which ones are protected.
    for one in HEAD main master; do
      passed=$(git rev-parse --quiet --verify "refs/remotes/$remote/$one^{commit}") && break
    done
    versions=$(echo "$tips" | tr -d '^') && news=$(echo "$tips" | sed '/^\^/d') || return 1
    # shellcheck disable=SC2086
    git --no-replace-objects grep --no-recurse-submodules -qGe '^[^#]*protect' $passed $versions -- .agents/baton.yaml .baton.yaml
    [ $? -eq 1 ] || passed=
    # What one ref has, another one may lack.
    [ "$count" -eq 1 ] || tips=$news
    range() {
      printf '%s\n' "$tips" ${passed:+"^$passed"} | git --no-replace-objects rev-list --stdin "$@"
    }
    commits=$(range) && named=$(range --max-count=1 -i --basic-regexp --grep='^Baton-') && [ -z "$named" ] || return 1
    [ -n "$commits" ] || return 0
    touched() {
      printf '%s\n' "$commits" |
        git --no-replace-objects diff-tree --stdin -r -m --root --name-only --no-commit-id "$@"
    }
    records=$(touched -- "$@") && [ -z "$records" ] || return 1
    deleted=$(touched --diff-filter=D) || return 1
    [ -n "$deleted" ] || return 0
    empty=$(git hash-object -t tree /dev/null)
    set -- ':(top,glob)**/.agents/handoffs/**'
    for new in $news; do
      git --no-replace-objects diff-tree -r --quiet "$empty" "$new" -- "$@" || return 1
    done
  }
  idle 2>/dev/null && exit 0
  exec <<LINES
$lines
LINES
