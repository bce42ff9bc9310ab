import { taskPath, taskText } from './records-task.ts';

/** Two tasks, the second with more behind its id in the file's name. */
const others: Readonly<Record<string, string>> = {
  '.agents/tasks/task-001.md': '# Task task-001: Choose the library\n',
  '.agents/tasks/task-002-login.md': '# Task task-002: Add the login\n',
};

function depending(value: string, form: 'list' | 'table' = 'list'): Record<string, string> {
  const text = taskText();
  const field =
    form === 'list'
      ? `- Depends On: ${value}`
      : `\n| Field | Value |\n| --- | --- |\n| Depends On | ${value} |`;
  return { [taskPath]: text.replace('- **Status:** done\n', `- **Status:** done\n${field}\n`) };
}

/** Tasks that others depend on, and the task of `taskPath` with a `Depends On`, on line 5 of the list form. */
export const taskGraph = { others, depending };
