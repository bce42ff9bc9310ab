import { recordKinds } from '../../core/document.ts';
import { defineRule, isOnlyAboutChange, type Rule, scopesOf } from '../../core/rule.ts';
import { isEnabled } from '../../core/severity.ts';
import { closestMatch, offer } from '../../text/closest-match.ts';

export default defineRule({
  id: 'suppression/unused',
  summary: 'A suppression silences something',
  kinds: recordKinds,
  severity: 'warning',
  seed: false,
  messages: {
    unused: 'Unused suppression, `{rule}` reports nothing on the next line',
    unknown: 'Unknown rule `{rule}`, {offer}',
    none: 'Missing rule, the comment names none',
    refused: 'Unexpected suppression of `{rule}`, no comment silences a rule about history',
  },
  suppression({ doc, uses, ruleOf, ruleIds, config, report }) {
    for (const { suppression, used, refused } of uses) {
      const { rules, reason, span } = suppression;
      const at = { path: doc.path, side: 'after' as const, span };
      if (rules.length === 0 && reason !== undefined) {
        report('none', { at, help: 'write `baton-disable-next-line RULE -- reason`, or remove the comment' });
      }
      const known = rules.map(ruleOf);
      rules.forEach((rule, index) => {
        // Without `--` the words of the reason are read as rules; `suppression/reason` reports it.
        if (known[index] || (reason === undefined && !rule.includes('/'))) return;
        const near = closestMatch(rule, ruleIds);
        const help = near === undefined ? 'remove it' : `write \`${near}\``;
        report('unknown', {
          at,
          data: { rule, offer: offer(near, 'expected one that `baton rules` lists') },
          actual: rule,
          help,
        });
      });
      known.forEach((rule) => {
        if (reason === undefined || !rule || !(isOnlyAboutChange(rule) || refused.has(rule.id))) return;
        const help = 'remove it; for a finding in protected history write a waiver';
        report('refused', { at, data: { rule: rule.id }, actual: rule.id, help });
      });
      if (reason === undefined || !known.every((rule) => rule && isJudged(rule) && isEnabled(rule, config)))
        continue;
      for (const rule of rules) {
        if (!used.has(rule)) report('unused', { at, data: { rule }, actual: rule, help: 'remove it' });
      }
    }
  },
});

/** Only document rules check every record in every run; the findings of the others depend on the base and the tree. */
function isJudged(rule: Rule): boolean {
  return scopesOf(rule).join() === 'document';
}
