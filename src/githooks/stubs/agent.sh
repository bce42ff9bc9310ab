#!/bin/sh
# Starts Baton for a coding agent: its events and its MCP server.
# `baton init --agent` copies the lines between the markers into the repository.
# >>> baton 1 >>>
# Starts Baton for a coding agent, which calls this file with the arguments of `git-baton`. `baton init --agent` wrote these lines and
# replaces them; `baton init --uninstall` removes them. Where Baton is not installed, nothing happens.
(
  set +eu
@path@@find@@own@
  # An event must not stop the agent; a server that did not start must not look like one that ended well.
  stop() {
    [ "$verb" = agent-hook ]
    exit
  }
  verb=$1
  # The folder of the package that has Baton installed, from the top.
  folder=''
  find_node || stop
  find_baton || stop
@start@  exec ${node:+"$node"} "$cli" "$@"
) || exit $?
# <<< baton 1 <<<
