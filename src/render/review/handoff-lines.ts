import type { Detail } from '../../review/detail.ts';
import { joined, type Line, name, type Part, type Phrase, said, tone } from './phrase.ts';

/** The way of the work, with the link that this payload adds to its parent's, and a mark where a loop closes. */
export function chainLine({ chain, target, inherited, loop, reason }: Detail & { type: 'chain' }): Line {
  const way = target === null ? chain : [...chain, target];
  const again = loop === null ? -1 : way.lastIndexOf(way[loop] ?? '');
  const links = way.flatMap((skill, index): Part[] => {
    const arrow = index === again ? tone('bad', ' ⟲ ') : ' → ';
    return [...(index === 0 ? [] : [arrow]), name(skill)];
  });
  const items: Phrase[] = [];
  const grown = chain.slice(inherited);
  if (inherited > 0 && grown.length > 0)
    items.push([
      grown.length === 1 ? 'new link ' : 'new links ',
      ...joined(
        grown.map((skill) => [name(skill)]),
        ', ',
      ),
    ]);
  if (loop !== null) {
    const why: Phrase = reason === null ? [', no reason is given'] : [': ', said(reason)];
    items.push([tone('bad', '⟲ '), `back to link ${loop + 1} of ${way.length}`, ...why]);
  }
  return { label: 'chain', phrase: links.length === 0 ? [tone('bad', 'none')] : links, items };
}

export function requestLine({ prompt, problem }: Detail & { type: 'request' }): Line {
  return { label: 'asks', phrase: [said(prompt), ...(problem === null ? [] : [' (', name(problem), ')'])] };
}

export function lostLine({ parent, uncertainties, questions }: Detail & { type: 'lost' }): Line {
  return {
    label: 'lost',
    phrase: [tone('bad', 'on the way'), ' from ', name(parent), ', and not in any decision:'],
    items: [...uncertainties, ...questions].map((text) => [tone('bad', '✖ '), said(text)]),
  };
}

const hashWords = {
  matches: tone('good', '✔ matches the payload'),
  differs: tone('bad', '✖ is not the hash of this payload'),
  placeholder: tone('warn', 'is a placeholder, the hash of empty input'),
  uncanonical: tone('bad', '✖ the payload has no canonical form'),
} as const;

export function hashLine({ state }: Detail & { type: 'hash' }): Line {
  return { label: 'hash', phrase: [hashWords[state]] };
}

export function expiryLine({ at, expired }: Detail & { type: 'expiry' }): Line {
  return {
    label: 'expires',
    phrase: [
      name(at),
      expired ? tone('warn', ', expired at the date of this change') : ', open at the date of this change',
    ],
  };
}

export function acknowledgedLine({ status, by, reason, change }: Detail & { type: 'acknowledged' }): Line {
  const who: Part[] = [
    ...(by === null ? [] : [' by ', name(by)]),
    ...(reason === null ? [] : [': ', said(reason)]),
  ];
  if (change === 'removed') return { label: 'accepted', phrase: [tone('bad', 'acknowledgement removed')] };
  return {
    label: 'accepted',
    phrase: [
      status === 'accepted' ? tone('good', '✔ accepted') : status === null ? '' : name(status),
      ...who,
    ],
  };
}
