  # What an editor sets for its own Node must not have an effect here.
  unset NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE
  # Baton need not ask git again; it looks whether this fits.
  export BATON_GIT="$format$nl$dir$nl$common$nl$top$nl$head"
