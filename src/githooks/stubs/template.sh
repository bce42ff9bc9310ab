#!/bin/sh
# @what@
# `baton init` copies the lines between the markers into a repository's own hook; a hook manager that owns the hooks can
# run a copy of this file that lies outside of the work tree.
# >>> baton 1 >>>
# @what@ `baton init` wrote these lines and replaces them; `baton init --uninstall` removes them.
(
  set +eu
@path@@guard@@find@@own@@stop@
  # The folder of the package that has Baton installed, from the top.
  folder=''
  find_node || stop "${why:-the program \`node\` is not on PATH}" "install Node.js 20 or later, or add its folder to PATH in $init"
  find_baton || {
    [ -z "$why" ] || stop "$why" '@tracked@'
    stop 'the package `git-baton` is not installed' 'run `npm install` (or `npm install --global git-baton`)'
  }
@start@  exec ${node:+"$node"} "$cli" hook @name@@args@
) || @end@
# <<< baton 1 <<<
