import { groupByEach } from '../../../core/collections/group.ts';
import type { DecisionKnowledge } from '../../../knowledge/decisions.ts';
import { calibrationOf, type Stats } from '../../../knowledge/stats.ts';
import { parseTime } from '../../../records/kinds/time.ts';
import { spanText } from '../../age.ts';
import type { Scene } from '../links.ts';
import { html, type Markup, said } from '../markup.ts';
import type { View } from '../page.ts';
import { counted, facts, percent } from '../words.ts';

/** More agents or models have no row. */
const mostRows = 50;

/** Confidence against outcome (dashboard, "Views"). */
export function calibrationView({ board }: Scene): View {
  const { knowledge, now, sessions } = board;
  const { decisions } = knowledge;
  const all = calibrationOf(decisions);
  const halted = sessions.filter(({ state }) => state === 'HALTED').length;
  const loops = sessions.reduce((sum, { loopBacks }) => sum + loopBacks, 0);
  const open = decisions.filter(({ outcome }) => outcome === undefined);
  const moment = parseTime(now) ?? 0;
  const ages = open.map(({ date }) => moment - (parseTime(date) ?? Number.NaN)).filter((one) => one >= 0);
  const middle = ages.sort((a, b) => a - b)[Math.floor(ages.length / 2)];
  const models = modelsOf(board);
  return {
    title: 'Calibration',
    current: 'calibration',
    parts: [
      {
        id: 'calibration',
        about: ['decision', 'session'],
        body: html`<h1>${all.brier === undefined ? 'No reviewed decision yet' : html`Brier score <span class="big">${all.brier.toFixed(3)}</span>`}</h1>
          ${facts(`${all.reviewed} of ${counted(decisions.length, 'decision')} reviewed`, '0 is perfect, 0.25 a guess')}
          <div${all.reviewed > 0 && html` class="beside"`}>${all.reviewed > 0 && html`<figure class="chart">${chart(all)}<figcaption>${inWords(all)}</figcaption></figure>`}<div>
          ${table(
            'By agent',
            'Agent',
            groupsOf(decisions, ({ agent }) => agent),
          )}
          ${
            models.size > 0 &&
            table(
              'By model',
              'Model',
              groupsOf(decisions, ({ id }) => models.get(id)),
            )
          }
          <h2>Besides</h2><ul class="rows">
          <li><p>${counted(loops, 'loop-back')} in ${counted(sessions.length, 'session')}</p></li>
          <li><p>${counted(halted, 'session')} halted</p></li>
          <li><p>${counted(open.length, 'decision')} without a review${middle !== undefined && `, half of them older than ${spanText(middle)}`}</p></li></ul></div></div>`,
      },
    ],
  };
}

function groupsOf(
  decisions: readonly DecisionKnowledge[],
  key: (decision: DecisionKnowledge) => string | undefined,
): readonly (readonly [string, readonly DecisionKnowledge[]])[] {
  const groups = groupByEach(decisions, (decision) => [key(decision) ?? ''].filter((name) => name !== ''));
  return [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
}

/** The model of each decision that names one; of two with one name, the later one's. */
function modelsOf({ threads }: Scene['board']): ReadonlyMap<string, string> {
  const models = new Map<string, string>();
  for (const { parts } of threads) {
    for (const { model, name } of parts) {
      if (model === undefined) models.delete(name);
      else models.set(name, model);
    }
  }
  return models;
}

function table(
  title: string,
  head: string,
  groups: readonly (readonly [string, readonly DecisionKnowledge[]])[],
): Markup | undefined {
  if (groups.length === 0) return undefined;
  const rows = groups.slice(0, mostRows).map(([name, own]) => {
    const { brier, reviewed } = calibrationOf(own);
    const sure = own.flatMap(({ statedConfidence }) => statedConfidence ?? []);
    const mean = sure.length === 0 ? '' : percent(sure.reduce((sum, one) => sum + one, 0) / sure.length);
    const won = own.filter(({ outcome }) => outcome === 'success').length;
    return html`<tr><th scope="row">${said(name)}</th><td>${own.length}</td><td>${reviewed}</td><td>${mean}</td><td>${reviewed === 0 ? '' : percent(won / reviewed)}</td><td>${brier === undefined ? '' : brier.toFixed(3)}</td></tr>`;
  });
  return html`<h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr><th scope="col">${head}</th><th scope="col">All</th><th scope="col">Reviewed</th><th scope="col">Said</th><th scope="col">Succeeded</th><th scope="col">Brier</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function inWords({ bins }: Stats['calibration']): Markup {
  const each = bins.map(
    ({ count, from, meanConfidence, success, to }) =>
      html`<span class="bin">${percent(from)} to ${percent(to)}: said ${percent(meanConfidence)}, came true ${percent(success)} of ${count}. </span>`,
  );
  return html`On the line, what was said comes true; below it, less does. The larger the disc, the more decisions. ${each}`;
}

/** A static drawing: across what was said, up what came true; the larger, the more decisions. */
function chart({ bins }: Stats['calibration']): Markup {
  const [size, edge] = [320, 40];
  const at = (value: number) => edge + value * size;
  const up = (value: number) => at(1 - value) - edge + 12;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (value) =>
      html`<path class="grid" d="M${at(0)} ${up(value)}H${at(1)}M${at(value)} ${up(0)}V${up(1)}"/><text x="${at(value)}" y="${up(0) + 18}" text-anchor="middle">${percent(value)}</text><text x="${at(0) - 6}" y="${up(value) + 4}" text-anchor="end">${percent(value)}</text>`,
  );
  const path = bins
    .map(
      ({ meanConfidence, success }, index) =>
        `${index === 0 ? 'M' : 'L'}${at(meanConfidence).toFixed(1)} ${up(success).toFixed(1)}`,
    )
    .join('');
  const dots = bins.map(
    ({ count, meanConfidence, success }) =>
      html`<circle cx="${at(meanConfidence).toFixed(1)}" cy="${up(success).toFixed(1)}" r="${(4 + 8 * Math.sqrt(count / most)).toFixed(1)}"/>`,
  );
  return html`<svg viewBox="-18 0 398 380" role="img" aria-label="What was said against what came true"><g class="axes">${grid}<path class="ideal" d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}"/><text x="${at(0.5)}" y="${up(0) + 36}" text-anchor="middle">confidence said</text><text transform="translate(-8 ${up(0.5)})rotate(-90)" text-anchor="middle">came true</text></g><path class="curve" d="${path}"/><g class="dots">${dots}</g></svg>`;
}
