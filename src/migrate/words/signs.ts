/** Signs that people set before a heading, an item, a file or a status for what it is. */
export const signs = {
  questions: '❓❔🤔',
  blockers: '🚧⛔🛑',
  gotchas: '⚠☠🪤💣',
  trapItems: '🔥',
  done: '✅☑✔',
  next: '🔜⏭➡',
  completed: '✅☑🎉🟢',
  partial: '🔄⏳🚧🟡🔶⏸',
  blocked: '⛔🛑',
  open: '❌⬜☐',
  underWay: '🔄⏳🚧',
  created: '➕🆕✨',
  modified: '✏📝🔧♻🛠🔨🗑➖🐛',
  high: '🔴❌🚨',
  highest: '🔴',
  medium: '🟡⚠',
  low: '🟢',
} as const satisfies Readonly<Record<string, string>>;

export type SignName = keyof typeof signs;
