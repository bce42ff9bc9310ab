import { defineRule } from '../../core/rule.ts';
import { closestId, didYouMean } from '../../text/closest-match.ts';

export default defineRule({
  id: 'task/depends-on',
  summary: 'A task depends on tasks that exist',
  kinds: ['task'],
  severity: 'error',
  seed: false,
  messages: { missing: 'Unexpected task `{id}` in `Depends On`, which does not exist in the repository' },
  tree({ tree, isRemoved, report }) {
    for (const { path, archived, dependsOn, id: own } of tree.all('task')) {
      for (const { value: id, span } of archived ? [] : dependsOn) {
        if (tree.named('task', id).length > 0 || isRemoved('task', id)) continue;
        const near = closestId(id, tree.all('task'), own);
        report('missing', {
          at: { path, side: 'after', span },
          data: { id },
          actual: id,
          help: didYouMean(
            near,
            'add the task, or write `none`; write about things that are not tasks in the text',
          ),
        });
      }
    }
  },
});
