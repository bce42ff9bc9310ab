import { recordKinds } from '../../core/document.ts';
import { defineRule } from '../../core/rule.ts';

export default defineRule({
  id: 'suppression/reason',
  summary: 'A suppression says why',
  kinds: recordKinds,
  severity: 'warning',
  seed: false,
  messages: { missing: 'Missing reason, a comment without a reason silences nothing' },
  suppression({ doc, uses, report }) {
    for (const { suppression } of uses) {
      if (suppression.reason !== undefined) continue;
      const at = { path: doc.path, side: 'after' as const, span: suppression.span };
      const rules = suppression.rules.filter((id) => id.includes('/')).join(' ') || 'RULE';
      report('missing', { at, help: `write \`baton-disable-next-line ${rules} -- reason\`` });
    }
  },
});
