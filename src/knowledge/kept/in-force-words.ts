/** The words of the index of what is in force. Each kind begins with a name of its own: a tag may have the letters of a path. */
export const words = {
  /** Leads to what can be in force for a path, or for those under it. */
  path: (path: string) => `path ${path}`,
  tag: (tag: string) => `tag ${tag}`,
  /** Leads to the tasks of that id. */
  task: (id: string) => `task ${id}`,
  /** Leads to what is about the paths that a task claims, but for what the task says itself. */
  claimant: (task: string) => `claims ${task}`,
  /** Leads to no piece: the pairs are which protected branch has a record, and how often. @param key of the record */
  record: (key: string) => `record ${key}`,
  /** Leads to the files of the decisions of a thread in which a blocking question was asked; to nothing for another thread. */
  thread: (id: string) => `thread ${id}`,
  /** Says that a decision is superseded. */
  superseded: (decision: string) => `superseded ${decision}`,
  /** Says that a rejected alternative is reopened, by a decision that is in force. */
  reopened: (alternative: string) => `reopened ${alternative}`,
  /** Says that a decision is in force and reopens an alternative. */
  reopening: (decision: string) => `reopening ${decision}`,
  /** Says that the file of a decision has a name that is not its id. */
  fileName: (name: string) => `name ${name}`,
};
