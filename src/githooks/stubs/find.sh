
  # The folders of this run of git, and the commit of HEAD; `main` is the main worktree of a linked one. No path has links.
  nl='
'
  folders=$(git rev-parse --path-format=absolute --show-object-format --git-dir --git-common-dir --show-toplevel 'HEAD^{commit}' 2>/dev/null)$nl$nl$nl$nl
  format=${folders%%"$nl"*} folders=${folders#*"$nl"}
  dir=${folders%%"$nl"*} folders=${folders#*"$nl"}
  common=${folders%%"$nl"*} folders=${folders#*"$nl"}
  top=${folders%%"$nl"*} folders=${folders#*"$nl"}
  head=${folders%%"$nl"*}
  enter() {
    [ "$1" ] && cd -P "$1" 2>/dev/null || return
    there=$PWD
    cd -P "$here"
  }
  enter "$dir" && dir=$there
  enter "$top" && top=$there
  main= node= cli= why=
  enter "$common" && common=$there && enter "$common/.." && [ "$there" != "$top" ] && main=$there
  for at in "$top" "$main"; do
    case $at in '' | "$here") ;; *) set_aside "$at" ;; esac
  done

  # Sets `real` to the file that a path leads to.
  follow() {
    real=$1
    while [ -h "$real" ]; do
      link=$(command -p readlink "$real" 2>/dev/null || readlink "$real") || return
      case $link in /*) real=$link ;; *) real=${real%/*}/$link ;; esac
    done
    enter "${real%/*}/" && real=${there%/}/${real##*/}
  }

  # Whether a folder is the top of this work tree, of another one of this repository, or of a repository around it; sets
  # `git` to its git folder.
  is_top() {
    git=$dir
    [ "$1" = "$top" ] && return
    [ -e "$1/.git" ] || return
    git=.git
    [ -d "$1/.git" ] || { IFS= read -r git <"$1/.git"; git=${git#gitdir: }; }
    case $git in /* | ?:/*) ;; *) git=$1/$git ;; esac
    enter "$git" || return
    git=$there
    case $top/ in "$1"/*) return 0 ;; esac
    case $git in "$common" | "$common"/worktrees/*) return 0 ;; esac
    return 1
  }

  # Whether the index of a work tree has no entry that is one of these paths (one a line), lies in it, or is a folder on the
  # way: a file, a link, a submodule.
  untracked() (
    export LC_ALL=C
    ways=$3
    # Names that some file systems treat as equal: letters that fold to ASCII or are ignored, and short names.
    specs=":(icase)*[! -~]*git-baton/*$nl:(icase)*~[0-9]/*"
    while [ "$ways" ]; do
      way=${ways%%"$nl"*} ways=${ways#*"$nl"}
      specs=$specs$nl":(icase,literal)$way"
      while :; do
        case $way in */*) way=${way%/*} ;; *) break ;; esac
        name=$way
        case $name in
          *[!abcdefghijklmnopqrstuvwxyz0123456789_./@-]*)
            name=$(printf '%s\n' "$name" | tr '[:upper:]' '[:lower:]' | sed 's/[][*?\\]/\\&/g')
            [ "$name" ] || exit 1
            ;;
        esac
        # With a backslash the pattern matches only the entry; without one also everything below it.
        case $name in *\\*) ;; *) name=${name%?}\\${name#"${name%?}"} ;; esac
        specs=$specs$nl":(icase,glob)$name"
      done
    done
    # shellcheck disable=SC2086
    listed() (
      IFS=$nl
      set -f
      git -C "$1" --git-dir="$2" --work-tree="$1" ls-files -- $specs || echo "$nl?"
    )
    case $1:${GIT_INDEX_FILE-} in
      "$top:" | "$top:.git/index" | "$top:.git/index.lock" | "$top:$2/index" | "$top:$2/index.lock") ;;
      "$top:"*) [ -z "$(listed "$1" "$2")" ] || exit 1 ;;
    esac
    unset GIT_INDEX_FILE GIT_COMMON_DIR GIT_PREFIX
    [ -z "$(listed "$1" "$2")" ] || exit 1
@lock@  )

  # True if no branch can have written these files or folders.
  free() {
    ways=
    for path; do
      case $path in *"$nl"*) return 1 ;; esac
      at=$path
      while [ "$at" ]; do
        if is_top "$at"; then
          [ "$at" != "$path" ] || return 1
          way=${path#"$at"/}$nl
          if [ "$at" = "$top" ]; then ways=$ways$way; else untracked "$at" "$git" "$way" || return; fi
          break
        fi
        at=${at%/*}
      done
    done
    [ -z "$ways" ] || untracked "$top" "$dir" "$ways"
  }

  # Sets `why`: the reason why something that was found is not run.
  bar() {
    why="\`${1#"$top"/}\` is tracked by git, in part or by a folder on the way, and a branch must not choose what runs"
@locked@    return 1
  }

  # Sets `cli` to the program of a package's folder.
  package() {
    [ -f "$1/dist/cli.js" ] && follow "$1/dist/cli.js" || return
    free "$1" "${real%/*/*}" || bar "$1" $? || return
    cli=$real
  }

  # Calls a command for every program of a name on PATH, until the command accepts one.
  on_path() {
    why= name=$1 rest=$inside$PATH:
    while [ "$rest" ]; do
      one=${rest%%:*} rest=${rest#*:}
      if [ -f "$one/$1" ] && [ -x "$one/$1" ] && enter "$one"; then
        one=$there
        follow "$one/$1" && "$2" && return
      fi
    done
    return 1
  }

  # Sets `node`.
  find_node() { on_path node take_node; }
  take_node() {
    # A program may be a script that calls programs next to it.
    scope=${one%/*}
    if is_top "$scope"; then scope=$one; fi
    free "$scope" "$real" || bar "$one/$name" $? || return
    node=$one/$name
  }

  # Sets `cli`, and clears `node` if `cli` starts without it.
  find_baton() {
    why= barred=
    for at in "$top" "$main"; do
      [ "$at" ] || continue
      package "$at/${folder}node_modules/git-baton" && return
      barred=${barred:-$why}
    done
    on_path git-baton take_baton && return
    why=${barred:-$why}
    return 1
  }
  take_baton() {
    case $real in */dist/cli.js) package "${real%/dist/cli.js}"; return ;; esac
    case $one in */.bin) package "${one%/.bin}/git-baton" && return ;; esac
    # Any other script may start anything: it is used only from outside of the work tree.
    case :$inside in *":$one:"*) return 1 ;; esac
    free "$one/git-baton" "$real" || bar "$one/git-baton" $? || return
    cli=$one/git-baton node=
  }
