
  # Graphical programs start without the PATH of a login shell: this file may set it.
  init="${XDG_CONFIG_HOME:-${HOME-}/.config}/baton/init.sh"
  case $init in /*) ;; *) init=$here/$init ;; esac
  if [ -r "$init" ]; then
    if follow "$init" && free "$init" "$real"; then
      # shellcheck disable=SC1090
      path=$(. "$init" >&2; printf %s "$PATH")
      PATH=${path:-$PATH}
      for at in "$here" "$top" "$main"; do [ -z "$at" ] || set_aside "$at"; done
    else
      bar "$init" $? || echo "baton: $why: it was not read" >&2
    fi
  fi
