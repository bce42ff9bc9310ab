#!/bin/sh
# Prints what the hooks of this repository would start, for `baton doctor`: six lines with Node, its version, Baton, the
# reasons why a Node or a Baton that was found is not run, and the file that may set PATH.
(
  set +eu
@path@@find@@own@  folder=''
  find_node
  unset NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE
  printf '%s\n' "$node" "$([ -z "$node" ] || "$node" --version 2>/dev/null)" "$why"
  find_baton
  printf '%s\n' "$cli" "$why" "$init"
)
