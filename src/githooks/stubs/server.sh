#!/bin/sh
# @what@
# `git config baton.node` and `git config baton.cli` name the program `node` and the package's `dist/cli.js`, in full,
# if they are not on the PATH that a push gets.
(
@path@@find@
  stop() {
    echo "baton: push refused: its records could not be checked, $1" >&2
    echo "help: ask the administrator of this repository to do this: $2" >&2
    exit 1
  }
  # Sets `named` to a file that the configuration names.
  named() {
    named=$(git config --type=path "$1") || return
    case $named in /*) ;; *) named=$here/$named ;; esac
    [ -f "$named" ] && follow "$named"
  }
  outside='name a file outside of the work tree'
  if wanted=$(git config --type=path baton.node) && case $wanted in */*) ;; *) false ;; esac; then
    named baton.node && [ -x "$named" ] ||
      stop "the program \`$wanted\` does not exist" 'install Node.js 20 or later, and name it with `git config baton.node`'
    free "$named" "$real" || bar "$named" $? || stop "$why" "$outside with \`git config baton.node\`"
    node=$named PATH=${named%/*}:$PATH
  else
    on_path "${wanted:-node}" take_node ||
      stop "${why:-the program \`${wanted:-node}\` was not found}" 'install Node.js 20 or later, and name it with `git config baton.node`'
  fi
  if wanted=$(git config --type=path baton.cli); then
    named baton.cli || stop "\`$wanted\` does not exist" 'name the `dist/cli.js` of the package with `git config baton.cli`'
    free "${named%/*/*}" "${real%/*/*}" || bar "$named" $? || stop "$why" "$outside with \`git config baton.cli\`"
    cli=$named
  else
    on_path git-baton take_baton ||
      stop "${why:-the program \`git-baton\` was not found}" 'install the package `git-baton`, and name its `dist/cli.js` with `git config baton.cli`'
  fi
@start@  exec ${node:+"$node"} "$cli" hook @name@@args@
)
