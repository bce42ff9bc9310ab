import type { Breakage, CrossFinding, Fall } from '../../review/finding.ts';
import { foldedText } from '../../review/mention.ts';
import { confidenceMove } from './confidence.ts';
import { joined, name, type Part, type Phrase, said, tone } from './phrase.ts';
import { claimPhrase } from './task-lines.ts';

/** A cross-record finding as a sentence, with what belongs below it. */
export interface FindingPhrase {
  readonly phrase: Phrase;
  readonly items: readonly Phrase[];
}

/** The one wording of a cross-record finding. */
export function findingPhrase(finding: CrossFinding): FindingPhrase {
  const { record } = finding;
  const alone = (phrase: Phrase): FindingPhrase => ({ phrase, items: [] });
  switch (finding.type) {
    case 'rests-on-fallen':
      return {
        phrase: [
          'decision ',
          name(finding.decision),
          ' is based on ',
          name(finding.on),
          ...fallWords(finding.fall),
        ],
        items: [[said(finding.conclusion)]],
      };
    case 'rejected-returns': {
      const chooses = finding.reopened ? ' reopens what ' : ' chooses what ';
      const because: Phrase = finding.because === null ? [] : [', because ', said(finding.because)];
      return {
        phrase: ['decision ', name(finding.decision), chooses, name(finding.rejectedBy), ' rejected'],
        items: [
          ...(foldedText(finding.conclusion) === foldedText(finding.option)
            ? []
            : [[said(finding.conclusion)]]),
          ['rejected: ', said(finding.option), ...because],
        ],
      };
    }
    case 'raised-without-reason':
      return {
        phrase: [
          'decision ',
          name(finding.decision),
          ' raises its confidence',
          ...(finding.supersedes === null ? [] : [' over that of ', name(finding.supersedes)]),
          ' without a new reason: ',
          ...confidenceMove(finding.before, finding.after, null),
        ],
        items: [[said(finding.conclusion)]],
      };
    case 'declined': {
      const by: Phrase = finding.agent === null ? [] : [' by ', name(finding.agent)];
      const why = finding.reasons.length === 0 ? ' without a reason' : '';
      return {
        phrase: ['decision ', name(finding.decision), ...by, ` declines what was asked${why}`],
        items: [
          [said(finding.conclusion)],
          ...finding.reasons.map((text): Phrase => ['because ', said(text)]),
        ],
      };
    }
    case 'lost-on-the-way':
      return {
        phrase: ['handoff ', name(record), ' lost what ', name(finding.parent), ' left open'],
        items: [...finding.uncertainties, ...finding.questions].map((text) => [said(text)]),
      };
    case 'claim':
      return alone(['task ', name(record), ': ', ...claimPhrase(finding.claim).slice(1)]);
    case 'payload-broken':
      return alone([
        'skill ',
        name(record),
        ' breaks the pending payload ',
        name(finding.handoff),
        ': ',
        ...joined(finding.reasons.map(breakageWords), ', '),
      ]);
    case 'unacknowledged': {
      const { expires } = finding;
      return alone([
        'handoff ',
        name(record),
        ...(finding.expired
          ? [' expired', ...(expires === null ? [] : [' at ', name(expires)]), ' and was never acknowledged']
          : [' is pending', ...(expires === null ? [] : [' until ', name(expires)])]),
      ]);
    }
    case 'handoff-lost': {
      const { blockers, outcome, steps } = finding;
      const lost = [
        ...(outcome === null ? [] : ['outcome']),
        ...(blockers.length === 0 ? [] : ['blockers']),
        ...(steps.length === 0 ? [] : ['steps']),
      ];
      return {
        phrase: ['task ', name(record), ` lost the ${lost.join(', ')} of its handoff`],
        items: [
          ...(outcome === null ? [] : [['outcome ', name(outcome)]]),
          ...blockers.map((text): Phrase => ['blocker ', said(text)]),
          ...steps.map((text): Phrase => ['step ', said(text)]),
        ],
      };
    }
    case 'criteria-weakened': {
      const { removed, weakened } = finding;
      const acts = [...(removed.length > 0 ? ['removes'] : []), ...(weakened.length > 0 ? ['weakens'] : [])];
      return {
        phrase: ['task ', name(record), ` ${acts.join(' and ')} acceptance criteria`],
        items: [
          ...removed.map((text): Phrase => ['removed: ', said(text)]),
          ...weakened.map((one): Phrase => ['weakened: ', said(one.before), ' → ', said(one.after)]),
        ],
      };
    }
    case 'blocker-dropped':
      return alone(['task ', name(record), ' removes a blocker without saying why: ', said(finding.blocker)]);
    case 'inherits':
      return {
        phrase: ['task ', name(record), ' inherits from ', name(finding.from)],
        items: finding.gotchas.map(({ issue }) => [tone('bad', '▲ high '), said(issue)]),
      };
    case 'question-skipped':
      return {
        phrase: ['session ', name(record), ' resumes ', name(finding.session), ' and does not mention'],
        items: finding.questions.map((question) => [said(question)]),
      };
  }
}

function fallWords(fall: Fall): Phrase {
  switch (fall.type) {
    case 'outcome': {
      const before: Part[] = fall.before === null ? [] : [name(fall.before), ' → '];
      return [', whose outcome is ', ...before, tone('bad', outcomeWord(fall.after))];
    }
    case 'confidence': {
      return [', whose confidence fell: ', ...confidenceMove(fall.before, fall.after, null)];
    }
    case 'superseded':
      return [', which ', name(fall.by), ' supersedes'];
  }
}

/** Outcomes are words of ours; anything else never falls. */
function outcomeWord(outcome: string): string {
  return ['failure', 'abandoned', 'partial'].includes(outcome) ? outcome : 'worse';
}

function breakageWords(reason: Breakage): Phrase {
  switch (reason.type) {
    case 'gone':
      return ['it was removed'];
    case 'not-accepting':
      return ['it no longer accepts handoffs'];
    case 'category':
      return ['the category ', name(reason.category), ' was removed'];
    case 'requires':
      return ['it now requires ', name(reason.path)];
  }
}
