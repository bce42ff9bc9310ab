import { defineRule } from '../../core/rule.ts';
import { closestId, didYouMean } from '../../text/closest-match.ts';

export default defineRule({
  id: 'task/blocking-tasks',
  summary: 'A blocker blocks tasks that exist',
  kinds: ['task'],
  severity: 'error',
  seed: true,
  messages: { missing: 'Unexpected task `{id}` in `blocking_tasks`, which does not exist in the repository' },
  tree({ tree, isRemoved, report }) {
    for (const { path, archived, blockingTasks, id: own, migrated } of tree.all('task')) {
      for (const { value: id, span } of archived ? [] : blockingTasks) {
        if (tree.named('task', id).length > 0 || isRemoved('task', id)) continue;
        const near = closestId(id, tree.all('task'), own);
        report('missing', {
          at: { path, side: 'after', span },
          data: { id },
          actual: id,
          severity: migrated ? 'info' : undefined,
          help: didYouMean(
            near,
            'add the task, or remove it; write `blocking_tasks: []` where no task waits',
          ),
        });
      }
    }
  },
});
