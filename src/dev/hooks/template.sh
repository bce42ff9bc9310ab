#!/bin/sh
# @what@
# `baton init` copies the lines between the markers into a repository's own hook; a hook manager that owns the hooks can
# run this file instead: @call@
# >>> baton 1 >>>
# @what@ `baton init` wrote these lines and replaces them; `baton init --uninstall` takes them out.
(
  set +eu
@guard@
  # Programs with a window start without the PATH of a login shell: this file may set it.
  init="${XDG_CONFIG_HOME:-${HOME-}/.config}/baton/init.sh"
  if [ -r "$init" ]; then
    # shellcheck disable=SC1090
    path=$(. "$init" >&2; printf %s "$PATH")
    PATH=${path:-$PATH}
  fi
@stop@
  command -v node >/dev/null ||
    stop 'the program `node` is not on PATH' "install Node.js 20 or later, or add its folder to PATH in $init"
  top=$(git rev-parse --show-toplevel) || top=.
  main=$(git rev-parse --path-format=absolute --git-common-dir)/..
  for at in "$top" "$main"; do
    cli=$at/node_modules/git-baton/dist/cli.js
    if [ ! -f "$cli" ] && grep -q '"name": *"git-baton"' "$at/package.json" 2>/dev/null; then cli=$at/dist/cli.js; fi
    if [ -f "$cli" ]; then exec node "$cli" hook @name@@args@; fi
  done
  command -v git-baton >/dev/null && exec git-baton hook @name@@args@
  stop 'the package `git-baton` is not installed' 'run `npm install` (or `npm install --global git-baton`)'
) || @end@
# <<< baton 1 <<<
