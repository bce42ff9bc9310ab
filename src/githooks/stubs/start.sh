  # What an editor has its own Node load does not belong here.
  unset NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE
