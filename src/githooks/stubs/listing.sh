  # When the list was begun, and by which run of git: what is staged from now on is not in it.
  { [ -d "$folder/baton" ] || mkdir "$folder/baton"; echo "$PPID" >"$folder/baton/listed"; } 2>/dev/null
