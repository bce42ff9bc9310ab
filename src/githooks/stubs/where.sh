#!/bin/sh
# What the hooks of this repository would start, for `baton doctor`: six lines that name Node, its version, Baton, why
# something that was found is not run (of Node, of Baton), and the file that may set PATH.
(
  set +eu
@path@@find@@own@  folder=''
  find_node
  unset NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE
  printf '%s\n' "$node" "$([ -z "$node" ] || "$node" --version 2>/dev/null)" "$why"
  find_baton
  printf '%s\n' "$cli" "$why" "$init"
)
