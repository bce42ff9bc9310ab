  # Only a squash leaves its messages in a file; for rebase, cherry-pick and revert git stops with other messages.
  folder=${GIT_DIR:-.git}
  [ -d "$folder" ] || folder=$(git rev-parse --git-dir)
  [ -f "$folder/SQUASH_MSG" ] || exit 0
  for state in rebase-merge rebase-apply sequencer CHERRY_PICK_HEAD REVERT_HEAD; do
    [ -e "$folder/$state" ] && exit 0
  done
  grep -qi '^ *Baton-' "$folder/SQUASH_MSG" || exit 0
