import { describe, expect, it } from 'vitest';
import { readNote } from '../../support/words.ts';

interface Expected {
  readonly outcome?: string | null;
  /** The likeliest outcome, where it is asked. */
  readonly asked?: string;
  readonly created?: readonly string[];
  readonly modified?: readonly string[];
  /** What was done to the modified files. */
  readonly changes?: readonly string[];
  readonly read?: readonly string[];
  readonly gotchas?: readonly string[];
  readonly patterns?: readonly string[];
  readonly questions?: readonly string[];
  readonly steps?: readonly string[];
  readonly blockers?: readonly string[];
}

/** What is read of a note, values only, as far as the expectation names it. */
function read(text: string, expected: Expected): Expected {
  const migration = readNote(text);
  if (!migration.ok) throw new Error(migration.problem.message);
  const { handoff } = migration;
  const all: Expected = {
    outcome: handoff.outcome,
    ...(expected.asked !== undefined && {
      asked: handoff.questions.find(({ field }) => field === 'outcome')?.candidates[0] ?? 'nothing',
    }),
    created: handoff.files_created.map(({ path }) => path),
    modified: handoff.files_modified.map(({ path }) => path),
    changes: handoff.files_modified.map(({ change_type }) => change_type),
    read: handoff.dependencies_for_next.map(({ file }) => file),
    gotchas: handoff.gotchas.map(({ issue }) => issue),
    patterns: handoff.patterns_discovered.map(({ pattern }) => pattern),
    questions: handoff.open_questions.map(({ question }) => question),
    steps: handoff.suggested_next_steps.map(({ step }) => step),
    blockers: handoff.blockers.map(({ blocker }) => blocker),
  };
  return Object.fromEntries(Object.entries(all).filter(([key]) => key in expected));
}

/** Kinds of notes that were read wrongly in real use, each in several languages. */
const kinds: Readonly<Record<string, readonly (readonly [string, string, Expected])[]>> = {
  'work to do is not done': [
    [
      'English',
      '## What to do next\n\n- Add a type\n- Files: `a.rs`, `b.rs`\n',
      {
        modified: [],
        created: [],
        read: ['a.rs', 'b.rs'],
        steps: ['Add a type'],
      },
    ],
    [
      'German',
      '## Nächste Schritte\n\n- Typ ergänzen\n- Dateien: `a.rs`, `b.rs`\n\n## Offene Fragen\n\n- Wann?\n',
      {
        modified: [],
        created: [],
        read: ['a.rs', 'b.rs'],
        steps: ['Typ ergänzen'],
      },
    ],
    [
      'English, a table of branches',
      '| dev | main |\n| --- | --- |\n| `a.ts` is newer | merge into `b.ts` |\n',
      {
        modified: [],
        created: [],
      },
    ],
    [
      'Chinese',
      '## 下一步\n\n- 增加类型\n- 文件：`a.rs`、`b.rs`\n',
      { modified: [], created: [], read: ['a.rs', 'b.rs'], steps: ['增加类型'] },
    ],
    [
      'French',
      '## Prochaines étapes\n\n- Ajouter un type\n- Fichiers : `a.rs`, `b.rs`\n\n## Questions ouvertes\n\n- Quand ?\n',
      { modified: [], created: [], read: ['a.rs', 'b.rs'], steps: ['Ajouter un type'] },
    ],
  ],
  'a plan has no outcome': [
    [
      'English',
      'No code written yet.\n\n## Files\n\n- `a.ts`\n- `b.ts`\n',
      {
        outcome: null,
        modified: [],
      },
    ],
    [
      'Spanish',
      'Todavía no hay código.\n\n## Archivos\n\n- `a.ts`\n- `b.ts`\n\n## Preguntas abiertas\n\n- ¿Cuándo?\n',
      {
        outcome: null,
        modified: [],
      },
    ],
    [
      'Russian',
      'Код ещё не написан.\n\n## Файлы\n\n- `a.ts`\n- `b.ts`\n',
      {
        outcome: null,
        modified: [],
      },
    ],
    [
      'English, a proposal',
      '# Search by index\n\n## Why\n\nThe search is slow.\n\n## What changes\n\n- `search.ts` asks the index\n',
      { outcome: null, modified: [], created: [] },
    ],
    [
      'German, a proposal',
      '# Suche über den Index\n\n## Warum\n\nDie Suche ist zu langsam, und das ist nicht gut.\n\n## Was sich ändert\n\n- `search.ts` fragt den Index\n',
      { outcome: null, modified: [], created: [] },
    ],
    [
      'French, a proposal',
      "# Recherche par l'index\n\n## Pourquoi\n\nLa recherche est lente dans le cas des longs textes.\n\n## Ce qui change\n\n- `search.ts` interroge l'index\n",
      { outcome: null, modified: [], created: [] },
    ],
    [
      'English, work of which the trouble stays',
      'The panel still shows Offline. I changed the poll in `poll.ts`. Next: rebuild, test.\n',
      { outcome: null, asked: 'partial', modified: ['poll.ts'] },
    ],
    [
      'German, work of which the trouble stays',
      'Die Anzeige steht nach einem Neustart immer noch auf Offline. Ich habe die Abfrage in `poll.ts` geändert. Als Nächstes: neu bauen, testen.\n',
      { outcome: null, asked: 'partial', modified: ['poll.ts'] },
    ],
  ],
  'a list of files to read is no work': [
    [
      'English',
      '## Files to read first\n\n- `a.ts` — the plan\n',
      {
        modified: [],
        read: ['a.ts'],
      },
    ],
    [
      'English in a Japanese note',
      '## Files to read first\n\n- `docs/a.md` — §2 に方針がある\n- `b.txt` — 各節に表がある\n',
      {
        modified: [],
        read: ['docs/a.md', 'b.txt'],
      },
    ],
    [
      'Korean',
      '## 먼저 읽을 파일\n\n- `a.ts`: 계획\n',
      {
        modified: [],
        read: ['a.ts'],
      },
    ],
    [
      'English, core files of what was looked at',
      '### Completed Steps\n\n1. ✅ Bank looked at\n   - Core files:\n     - `tasks.md`\n',
      {
        modified: [],
        created: [],
      },
    ],
    [
      'French',
      '## Fichiers à lire\n\n- `a.ts` — le plan\n\n## Questions ouvertes\n\n- Quand ?\n',
      { modified: [], read: ['a.ts'] },
    ],
    [
      'English, a column of references',
      '## Done\n\n| Topic | Reference |\n| --- | --- |\n| guard | `docs/a.md` |\n',
      { modified: [], read: ['docs/a.md'] },
    ],
    [
      'German, a column of references',
      '## Erledigt\n\n| Thema | Verweis |\n| --- | --- |\n| Wache | `docs/a.md` |\n\n## Offene Fragen\n\n- Wann?\n',
      { modified: [], read: ['docs/a.md'] },
    ],
    [
      'Japanese, a column of references',
      '## 完了\n\n| 項目 | 参照 |\n| --- | --- |\n| ガード | `docs/a.md` |\n',
      { modified: [], read: ['docs/a.md'] },
    ],
    [
      'English, a column that says what was changed',
      '## Done\n\n| Reference | Change |\n| --- | --- |\n| `docs/a.md` | guard described |\n',
      { modified: ['docs/a.md'], read: [] },
    ],
  ],
  'a form that nobody filled in holds nothing': [
    [
      'German',
      '## Erledigt\n\n-\n\n## Nächste Schritte\n\n1. Nächster Schritt\n',
      {
        outcome: null,
        steps: [],
      },
    ],
    [
      'Chinese',
      '## 已完成\n\n-\n\n## 下一步\n\n1. 下一步\n',
      {
        outcome: null,
        steps: [],
      },
    ],
    [
      'English',
      '- Branch:\n\n## Open Work\n\n- Blockers:\n\n## Next\n\n1. Next action\n',
      { outcome: null, steps: [], blockers: [] },
    ],
    [
      'Spanish',
      '- Rama:\n\n## Bloqueos\n\n- Bloqueos:\n\n## Próximos pasos\n\n1. Próximo paso\n',
      { outcome: null, steps: [], blockers: [] },
    ],
    [
      'French',
      '- Branche :\n\n## Blocages\n\n- Blocages :\n\n## Prochaines étapes\n\n1. Prochaine étape\n',
      { outcome: null, steps: [], blockers: [] },
    ],
  ],
  'a heading below that of steps says what it holds': [
    [
      'English',
      '## Next Steps\n\n### Critical Blockers\n\n1. The host is away\n\n### Known Deviations from the Plan\n\n- It goes by words\n\n### Tasks\n\n- Wind it\n',
      {
        blockers: ['The host is away'],
        gotchas: ['It goes by words'],
        steps: ['Wind it'],
      },
    ],
    [
      'German',
      '## Nächste Schritte\n\n### Kritische Blocker\n\n1. Der Server fehlt\n\n### Bekannte Abweichungen vom Plan\n\n- Es geht nach Wörtern\n\n### Aufgaben\n\n- Uhr aufziehen\n',
      {
        blockers: ['Der Server fehlt'],
        gotchas: ['Es geht nach Wörtern'],
        steps: ['Uhr aufziehen'],
      },
    ],
    [
      'Chinese',
      '## 下一步\n\n### 关键阻塞\n\n1. 服务器没有到\n\n### 已知偏差\n\n- 按词查找\n\n### 任务\n\n- 上发条\n',
      {
        blockers: ['服务器没有到'],
        gotchas: ['按词查找'],
        steps: ['上发条'],
      },
    ],
  ],
  'a mark behind a file says that it was changed': [
    [
      'English',
      '## Done\n\n- `db.ts` (edited) — adds a column\n',
      {
        modified: ['db.ts'],
      },
    ],
    [
      'English, by itself',
      '- `a.ts` (modified)\n- `b.ts` (updated)\n',
      {
        modified: ['a.ts', 'b.ts'],
      },
    ],
    [
      'German',
      '- `a.ts` (geändert)\n\n## Offene Fragen\n\n- Wann?\n\n## Nächste Schritte\n\n- Uhr aufziehen\n',
      {
        modified: ['a.ts'],
      },
    ],
    [
      'Chinese',
      '- `a.ts`（修改）\n',
      {
        modified: ['a.ts'],
      },
    ],
    [
      'Spanish',
      '- `a.ts` (modificado)\n\n## Preguntas abiertas\n\n- ¿Cuándo?\n\n## Próximos pasos\n\n- Dar cuerda\n',
      {
        modified: ['a.ts'],
      },
    ],
  ],
  'a line of a list of files that is none leaves the others': [
    [
      'English',
      '## Files created\n\n```\nsrc/a.ts\nsamples/* # y\nsrc/b.ts\n```\n',
      {
        created: ['src/a.ts', 'src/b.ts'],
      },
    ],
    [
      'German',
      '## Neue Dateien\n\n```\nsrc/a.ts\nsamples/* # y\nsrc/b.ts\n```\n\n## Offene Fragen\n\n- Wann?\n',
      {
        created: ['src/a.ts', 'src/b.ts'],
      },
    ],
    [
      'Japanese',
      '## 新規ファイル\n\n```\nsrc/a.ts\nsamples/* # y\nsrc/b.ts\n```\n',
      {
        created: ['src/a.ts', 'src/b.ts'],
      },
    ],
  ],
  'a new test or thing is created': [
    [
      'English, bold',
      '## Done\n\n- **New tariff** `night.json`\n',
      {
        created: ['night.json'],
      },
    ],
    [
      'German',
      '## Erledigt\n\n- **Neuer Tarif** `nacht.json`\n\n## Offene Fragen\n\n- Wann?\n',
      {
        created: ['nacht.json'],
      },
    ],
    [
      'Chinese',
      '## 已完成\n\n- **新费率** `night.json`\n',
      {
        created: ['night.json'],
      },
    ],
    [
      'English, a number of tests',
      '## Done\n\n### Tests\n\n- `tests/test_a.py` — 6 tests\n- New ones in `t.py`\n',
      { created: ['tests/test_a.py', 't.py'] },
    ],
    [
      'English, how tests went',
      '## Done\n\n### Tests\n\n- `tests/test_a.py` — 6 tests pass\n',
      { created: [] },
    ],
    [
      'German, a number of tests',
      '## Erledigt\n\n### Tests\n\n- `tests/test_a.py` — 6 Tests\n\n## Offene Fragen\n\n- Wann?\n',
      { created: ['tests/test_a.py'] },
    ],
    [
      'Japanese, a number of tests',
      '## 完了\n\n### テスト\n\n- `tests/test_a.py` — 6 件\n',
      { created: ['tests/test_a.py'] },
    ],
  ],
  'what helps is no trap': [
    [
      'German',
      '## Erkenntnisse\n\n- Der Hook lädt die Regeln automatisch und macht die Arbeit leicht\n\n## Offene Fragen\n\n- Wann?\n',
      {
        gotchas: [],
      },
    ],
    [
      'French',
      '## Enseignements\n\n- Le hook charge les règles automatiquement et facilite le travail\n\n## Questions ouvertes\n\n- Quand ?\n',
      {
        gotchas: [],
      },
    ],
    [
      'English',
      '## Learnings\n\n- The hook makes work smooth by automatically loading the rules\n',
      { gotchas: [], patterns: ['The hook makes work smooth by automatically loading the rules'] },
    ],
    [
      'German, as a pattern',
      '## Lektionen\n\n- Der Hook lädt die Regeln automatisch und macht die Arbeit leicht\n\n## Offene Fragen\n\n- Wann?\n',
      { gotchas: [], patterns: ['Der Hook lädt die Regeln automatisch und macht die Arbeit leicht'] },
    ],
    [
      'French, as a pattern',
      '## Enseignements\n\n- Le hook charge les règles automatiquement et facilite le travail\n\n## Questions ouvertes\n\n- Quand ?\n',
      { gotchas: [], patterns: ['Le hook charge les règles automatiquement et facilite le travail'] },
    ],
    [
      'Chinese',
      '## 经验\n\n- 钩子自动加载规则，让工作更顺畅\n',
      { gotchas: [], patterns: ['钩子自动加载规则，让工作更顺畅'] },
    ],
    [
      'English, a lesson that warns',
      '## Learnings\n\n- The hook never helps with broken rules\n',
      { gotchas: ['The hook never helps with broken rules'], patterns: [] },
    ],
  ],
  'a sentence that nothing is needed is no step': [
    [
      'English',
      '## Next steps\n\nNOTHING REQUIRED. Optional only:\n\n- Sort the list\n- Print it\n',
      {
        steps: ['Sort the list', 'Print it'],
      },
    ],
    [
      'German',
      '## Nächste Schritte\n\nNICHTS NÖTIG. Nur optional:\n\n- Liste sortieren\n\n## Offene Fragen\n\n- Wann?\n',
      {
        steps: ['Liste sortieren'],
      },
    ],
    [
      'Spanish',
      '## Próximos pasos\n\nNADA OBLIGATORIO. Solo opcional:\n\n- Ordenar la lista\n\n## Preguntas abiertas\n\n- ¿Cuándo?\n',
      {
        steps: ['Ordenar la lista'],
      },
    ],
  ],
  'a status is that of the work of the note': [
    [
      'English, a task that is named',
      '**Task**: Fix login failure\n',
      {
        outcome: null,
      },
    ],
    [
      'English, a count',
      'Pending items: 0\n',
      {
        outcome: null,
      },
    ],
    [
      'German, a count',
      'Offene Punkte: 0\n',
      {
        outcome: null,
      },
    ],
    [
      'Spanish, a task',
      '**Tarea**: Corregir el fallo del inicio de sesión\n',
      {
        outcome: null,
      },
    ],
    [
      'English, shipped',
      '# v1.2.1 (SHIPPED)\n\n## What to do next, v2.0\n\n- Sort\n',
      {
        outcome: 'completed',
      },
    ],
    [
      'English, another part',
      '# Layer 6\n\n**Layer 5 complete** (on main).\n\n## Next\n\n- Build layer 6\n',
      { outcome: null, steps: ['Build layer 6'] },
    ],
    [
      'Chinese, another part',
      '# 第 6 层\n\n**第 5 层完成**（在 main 上）。\n\n## 下一步\n\n- 构建第 6 层\n',
      { outcome: null, steps: ['构建第 6 层'] },
    ],
    [
      'German, another part',
      '# Schicht 6\n\n**Schicht 5 ist fertig** und auf main.\n\n## Nächste Schritte\n\n- Schicht 6 bauen\n\n## Offene Fragen\n\n- Wann?\n',
      { outcome: null, steps: ['Schicht 6 bauen'] },
    ],
    ['English, the same part', '# Layer 6\n\n**Layer 6 complete** (on main).\n', { outcome: 'completed' }],
    ['Chinese, shipped', '# v1.2.1（已发布）\n\n## 下一步 v2.0\n\n- 排序\n', { outcome: 'completed' }],
    ['English, an order', 'Status: Verify if the issue is still open\n', { outcome: null }],
    [
      'French, an order',
      'Statut : Vérifier si le problème est encore ouvert\n\n## Questions ouvertes\n\n- Quand ?\n',
      { outcome: null },
    ],
  ],
  'what is settled is a rule': [
    [
      'German',
      '## Entschieden\n\n- Namen werden aufgelöst\n\n## Offene Fragen\n\n- Wann?\n',
      {
        patterns: ['Namen werden aufgelöst'],
        questions: ['Wann?'],
      },
    ],
    [
      'English',
      '## Settled\n\n- Names are resolved\n',
      {
        patterns: ['Names are resolved'],
        questions: [],
      },
    ],
    [
      'Chinese',
      '## 已定\n\n- 名称要解析\n',
      {
        patterns: ['名称要解析'],
        questions: [],
      },
    ],
    [
      'Japanese',
      '## 決着済\n\n- 名前は解決される\n\n## 未解決の質問\n\n- いつ？\n',
      { patterns: ['名前は解決される'], questions: ['いつ？'] },
    ],
    [
      'French',
      '## Tranché\n\n- Les noms sont résolus\n\n## Questions ouvertes\n\n- Quand ?\n',
      { patterns: ['Les noms sont résolus'], questions: ['Quand ?'] },
    ],
    [
      'Russian',
      '## Решено\n\n- Имена разрешаются\n\n## Открытые вопросы\n\n- Когда?\n',
      { patterns: ['Имена разрешаются'], questions: ['Когда?'] },
    ],
  ],
  'what somebody is asked to do is a step': [
    [
      'English',
      '### Needed From Whoever Tries It\n\n- pull main\n- build it anew\n',
      {
        steps: ['pull main', 'build it anew'],
        blockers: [],
      },
    ],
    [
      'Spanish',
      '### Lo que se necesita de quien pruebe\n\n- bajar main\n\n## Preguntas abiertas\n\n- ¿Cuándo?\n',
      {
        steps: ['bajar main'],
        blockers: [],
      },
    ],
    [
      'German',
      '### Gebraucht von dem, der es ausprobiert\n\n- main holen\n- neu bauen\n\n## Offene Fragen\n\n- Wann?\n',
      { steps: ['main holen', 'neu bauen'], blockers: [] },
    ],
    [
      'French',
      '### Attendu de la personne qui essaie\n\n- tirer main\n\n## Questions ouvertes\n\n- Quand ?\n',
      { steps: ['tirer main'], blockers: [] },
    ],
    [
      'Russian',
      '### Нужно от того, кто пробует\n\n- забрать main\n',
      { steps: ['забрать main'], blockers: [] },
    ],
  ],
  'a sentence says it alone': [
    [
      'English, a trap',
      'Watch out for the connection pool.\n',
      {
        gotchas: ['Watch out for the connection pool.'],
        steps: [],
      },
    ],
    [
      'English, an exception',
      'All done except the rate limiter.\n',
      {
        outcome: 'partial',
      },
    ],
    [
      'German, an exception',
      'Alles fertig außer der Drosselung. Das ist nicht mehr als eine Woche und wird mit der Uhr geliefert.\n',
      {
        outcome: 'partial',
      },
    ],
    [
      'Spanish, an exception',
      'Todo listo excepto el limitador. No es más que una semana y lo hacemos con la campana.\n',
      {
        outcome: 'partial',
      },
    ],
    [
      'English, two deeds',
      'I created `a.ts` and changed `b.ts`.\n',
      {
        created: ['a.ts'],
        modified: ['b.ts'],
      },
    ],
    [
      'German, a trap',
      'Vorsicht mit dem Verbindungspool, er ist nicht groß und wird schnell voll.\n',
      { gotchas: ['Vorsicht mit dem Verbindungspool, er ist nicht groß und wird schnell voll.'], steps: [] },
    ],
    ['Chinese, a trap', '小心连接池。\n', { gotchas: ['小心连接池。'], steps: [] }],
    [
      'German, two deeds',
      'Ich habe `a.ts` angelegt und `b.ts` geändert. Das ist alles, was nicht mehr fehlt.\n',
      { created: ['a.ts'], modified: ['b.ts'], changes: ['modify'] },
    ],
    [
      'Spanish, two deeds',
      'Creé `a.ts` y cambié `b.ts`. Es todo lo que hay por el momento.\n',
      { created: ['a.ts'], modified: ['b.ts'], changes: ['modify'] },
    ],
    [
      'English, what was done to the second',
      'I created `a.ts` and changed `b.ts`.\n',
      { changes: ['modify'] },
    ],
  ],
  'done and open items of one work are partial, and asked': [
    [
      'English',
      '- [x] Face\n- [ ] Bell\n',
      {
        outcome: null,
        asked: 'partial',
      },
    ],
    [
      'German',
      '## Erledigt\n\n- Zifferblatt\n\n## Noch offen\n\n- Glocke\n',
      {
        outcome: null,
        asked: 'partial',
      },
    ],
    [
      'Chinese',
      '## 已完成\n\n- 表盘\n\n## 待办\n\n- 钟声\n',
      {
        outcome: null,
        asked: 'partial',
      },
    ],
  ],
  'a failure that the work did not cause is one gotcha': [
    [
      'English',
      '## Done\n\n- Added the gate in `g.ts`\n- Failing before, NOT through this patch: `a.test.ts`, `b.test.ts`\n',
      {
        modified: ['g.ts'],
        created: [],
        gotchas: ['Failing before, NOT through this patch: `a.test.ts`, `b.test.ts`'],
      },
    ],
    [
      'English, a sentence',
      'Failing before, NOT through this patch: `a.test.ts`, `b.test.ts`\n',
      {
        outcome: null,
        modified: [],
        created: [],
        gotchas: ['Failing before, NOT through this patch: `a.test.ts`, `b.test.ts`'],
      },
    ],
    [
      'English, a list',
      '## Done\n\n- Added the gate\n\n**Failing before, not caused by this change:**\n\n- `a.test.ts`\n- `b.test.ts`\n',
      {
        modified: [],
        created: [],
        gotchas: ['Failing before, not caused by this change: `a.test.ts`, `b.test.ts`'],
      },
    ],
    [
      'English, one that was fixed',
      '## Done\n\n- Fixed `a.test.ts`, failing before this change\n',
      { modified: ['a.test.ts'], gotchas: [] },
    ],
    [
      'German',
      '## Erledigt\n\n- Tor gebaut\n- Schlugen schon vorher fehl, nicht durch diesen Patch: `a.test.ts`, `b.test.ts`\n\n## Offene Fragen\n\n- Wann?\n',
      {
        modified: [],
        created: [],
        gotchas: ['Schlugen schon vorher fehl, nicht durch diesen Patch: `a.test.ts`, `b.test.ts`'],
      },
    ],
    [
      'Spanish',
      '## Hecho\n\n- Ya fallaban antes, no por este parche: `a.test.ts`\n\n## Preguntas abiertas\n\n- ¿Cuándo?\n',
      { modified: [], created: [], gotchas: ['Ya fallaban antes, no por este parche: `a.test.ts`'] },
    ],
    [
      'Chinese',
      '## 已完成\n\n- 加了门\n\n之前就失败，与本次修改无关：`a.test.ts`、`b.test.ts`\n',
      {
        outcome: null,
        modified: [],
        created: [],
        gotchas: ['之前就失败，与本次修改无关：`a.test.ts`、`b.test.ts`'],
      },
    ],
    [
      'Japanese',
      '## 完了\n\n- 以前から失敗している、今回の変更とは無関係: `a.test.ts`\n',
      { modified: [], created: [], gotchas: ['以前から失敗している、今回の変更とは無関係: `a.test.ts`'] },
    ],
  ],
  'a step keeps its details, and hands on its file': [
    [
      'English',
      '## Next steps\n\n1. **Add the queue** (a stub in `b.py`):\n   - keep the order\n   - limit the length\n2. **Write the docs**:\n   ```\n   make docs\n   ```\n',
      { steps: ['Add the queue (a stub in `b.py`)', 'Write the docs'], read: ['b.py'] },
    ],
    [
      'German',
      '## Nächste Schritte\n\n1. **Warteschlange ergänzen** (Gerüst in `b.py`):\n   - Reihenfolge behalten\n   - Länge begrenzen\n\n## Offene Fragen\n\n- Wann?\n',
      { steps: ['Warteschlange ergänzen (Gerüst in `b.py`)'], read: ['b.py'] },
    ],
    [
      'Japanese',
      '## 次のステップ\n\n1. **キューを追加する**（雛形は `b.py`）:\n   - 順序を保つ\n   - 長さを制限する\n',
      { steps: ['キューを追加する（雛形は `b.py`）'], read: ['b.py'] },
    ],
    [
      'French',
      "## Prochaines étapes\n\n1. Ajouter la file d'attente :\n   - garder l'ordre\n   - limiter la longueur\n\n## Questions ouvertes\n\n- Quand ?\n",
      { steps: ["Ajouter la file d'attente"] },
    ],
    [
      'English, a name of a list',
      '## Next steps\n\n- Payment:\n  - Send the bill\n  - Book the fee\n',
      { steps: ['Send the bill', 'Book the fee'] },
    ],
  ],
  'of a step that is ticked in part the open entries are steps': [
    [
      'English, a file',
      '## TODO\n\n- [ ] `src/a.ts`:\n  - [x] read it\n  - [ ] split it\n',
      { steps: ['split it'], read: ['src/a.ts'] },
    ],
    [
      'English',
      '## Next steps\n\n- Move the queue out of `src/a.ts`\n  - [x] Read it\n  - [ ] Split it\n  - [ ] Test it\n',
      { steps: ['Split it', 'Test it'], read: ['src/a.ts'] },
    ],
    [
      'German',
      '## Nächste Schritte\n\n- `src/a.ts`\n  - [x] lesen\n  - [ ] teilen\n\n## Offene Fragen\n\n- Wann?\n',
      { steps: ['teilen'], read: ['src/a.ts'] },
    ],
    [
      'Chinese',
      '## 下一步\n\n- [ ] `src/a.ts`\n  - [x] 阅读\n  - [ ] 拆分\n',
      { steps: ['拆分'], read: ['src/a.ts'] },
    ],
  ],
  'a heading that says whose turn it is heads steps': [
    [
      'English',
      '## What the harbour master still has to do\n\n### Crane\n\n- Check the rope\n\n### Buoy\n\n- Swap the light\n',
      { steps: ['Check the rope', 'Swap the light'] },
    ],
    [
      'German',
      '## Was der Hafenmeister noch tun muss\n\n### Kran\n\n- Seil prüfen\n\n### Boje\n\n- Licht tauschen\n\nDas ist nicht viel.\n',
      { steps: ['Seil prüfen', 'Licht tauschen'] },
    ],
    [
      'French',
      '## Ce que le capitaine du port doit encore faire\n\n### Grue\n\n- Vérifier le câble\n\n### Bouée\n\n- Changer la lampe\n',
      { steps: ['Vérifier le câble', 'Changer la lampe'] },
    ],
    [
      'Russian',
      '## Что должен сделать капитан порта\n\n### Кран\n\n- Проверить трос\n',
      { steps: ['Проверить трос'] },
    ],
    ['Japanese', '## 港長がやること\n\n### クレーン\n\n- ロープを確認\n', { steps: ['ロープを確認'] }],
  ],
  'a document that was created is a file that was created': [
    [
      'English',
      '* Put a scheme in place:\n  * Created a guide (`g.md`)\n  * Added a guard (`server.ts`)\n',
      { created: ['g.md'], modified: ['server.ts'] },
    ],
    [
      'English, into it',
      '## Done\n\n- Added pages to the guide (`g.md`)\n',
      { created: [], modified: ['g.md'] },
    ],
    [
      'German',
      '## Erledigt\n\n- Schema eingeführt, das ist nicht mehr offen:\n  - Leitfaden erstellt (`g.md`)\n  - Wache ergänzt (`server.ts`)\n\n## Offene Fragen\n\n- Wann?\n',
      { created: ['g.md'], modified: ['server.ts'] },
    ],
    [
      'Spanish',
      '## Hecho\n\n- Esquema puesto en marcha:\n  - Creada una guía (`g.md`)\n\n## Preguntas abiertas\n\n- ¿Cuándo?\n',
      { created: ['g.md'], modified: [] },
    ],
    ['Chinese', '## 已完成\n\n- 建立方案：\n  - 编写了指南（`g.md`）\n', { created: ['g.md'], modified: [] }],
  ],
  'the ways of a choice are steps': [
    [
      'English',
      '- [ ] Decide what comes next:\n  - **Deploy:** to the host\n  - **Wait:** for the review\n',
      { steps: ['Deploy: to the host', 'Wait: for the review'], blockers: [] },
    ],
    [
      'German',
      '## Nächste Schritte\n\n- [ ] Entscheiden, wie es weitergeht:\n  - **Ausliefern:** auf den Server\n  - **Warten:** auf die Durchsicht\n\n## Offene Fragen\n\n- Wann?\n',
      { steps: ['Ausliefern: auf den Server', 'Warten: auf die Durchsicht'], blockers: [] },
    ],
    [
      'Chinese',
      '## 下一步\n\n- [ ] 决定接下来做什么：\n  - **部署：** 到服务器\n  - **等待：** 审查\n',
      { steps: ['部署： 到服务器', '等待： 审查'], blockers: [] },
    ],
    [
      'Russian',
      '## Следующие шаги\n\n- [ ] Решить, что дальше:\n  - **Выкатить:** на сервер\n  - **Ждать:** проверки\n',
      { steps: ['Выкатить: на сервер', 'Ждать: проверки'], blockers: [] },
    ],
    [
      'English, a step with details',
      '## Next\n\n- [ ] Decide on the name:\n  - it is short\n  - it is known\n',
      { steps: ['Decide on the name'] },
    ],
  ],
  'what is put off and open is a question': [
    [
      'English',
      '## Deferred / open\n\n- Rotation of keys\n\n## Open Questions / Deferred\n\n- Names with a dot\n',
      { questions: ['Rotation of keys', 'Names with a dot'], steps: [] },
    ],
    [
      'German',
      '## Zurückgestellt / offen\n\n- Wechsel der Schlüssel\n\n## Offene Fragen / Zurückgestellt\n\n- Namen mit Punkt\n\n## Erledigt\n\n- Der Rest ist nicht mehr offen.\n',
      { questions: ['Wechsel der Schlüssel', 'Namen mit Punkt'], steps: [] },
    ],
    [
      'French',
      '## Questions ouvertes / reporté\n\n- Rotation des clés\n\n## Reporté / ouvert\n\n- Noms avec un point\n',
      { questions: ['Rotation des clés', 'Noms avec un point'], steps: [] },
    ],
    ['Russian', '## Отложено / открыто\n\n- Смена ключей\n', { questions: ['Смена ключей'], steps: [] }],
    [
      'English, put off alone',
      '## Deferred\n\n- Rotation of keys\n',
      { questions: [], steps: ['Rotation of keys'] },
    ],
  ],
  'where to begin in the code is to be read': [
    [
      'English',
      '## Codebase hooks\n\n- Registration: `a.py`, `b.py`\n',
      { read: ['a.py', 'b.py'], modified: [] },
    ],
    [
      'German',
      '## Anknüpfungspunkte im Code\n\n- Anmeldung: `a.py`, `b.py`\n\n## Offene Fragen\n\n- Wann?\n',
      { read: ['a.py', 'b.py'], modified: [] },
    ],
    ['Japanese', '## コードの接続箇所\n\n- 登録: `a.py`、`b.py`\n', { read: ['a.py', 'b.py'], modified: [] }],
    [
      'Spanish',
      '## Puntos de enganche\n\n- Registro: `a.py`, `b.py`\n\n## Preguntas abiertas\n\n- ¿Cuándo?\n',
      { read: ['a.py', 'b.py'], modified: [] },
    ],
  ],
  'a proposal has reasons, and no steps of them': [
    [
      'English',
      '# Proposal\n\n## Why\n\nIt is slow.\n\n## What changes\n\n- `a.ts` gets a cache\n',
      { outcome: null, steps: [], modified: [] },
    ],
  ],
  'what is open is a step or a question by its words, and the work is likely partial': [
    [
      'English',
      '## Done\n\n- The face\n\n## Open\n\n- Fix the bell\n- The spring\n- Which spring do we take?\n',
      { outcome: null, asked: 'partial', steps: ['Fix the bell'], questions: ['Which spring do we take?'] },
    ],
    [
      'French',
      '## Fait\n\n- Le cadran est en place\n\n## Ouvert\n\n- Remonter la cloche\n- Quel ressort prendre ?\n',
      {
        outcome: null,
        asked: 'partial',
        steps: ['Remonter la cloche'],
        questions: ['Quel ressort prendre ?'],
      },
    ],
    [
      'Spanish',
      '## Hecho\n\n- La esfera\n\n## Abierto\n\n- Dar cuerda a la campana\n- ¿Qué muelle usamos?\n',
      {
        outcome: null,
        asked: 'partial',
        steps: ['Dar cuerda a la campana'],
        questions: ['¿Qué muelle usamos?'],
      },
    ],
  ],
  'a warning below a line with the status is a trap, and keeps what it warns of': [
    [
      'English, a list right below',
      '### Handoff Notes\n\nStatus: partial\n- Watch out for the cache, it keeps old tokens\n\nNext steps:\n- Move it\n',
      { outcome: 'partial', gotchas: ['Watch out for the cache, it keeps old tokens'], steps: ['Move it'] },
    ],
    [
      'English, a line of the same paragraph',
      '### Handoff Notes\n\nStatus: partial\nWatch out for the cache, it keeps old tokens.\nNext steps:\n- Move it\n',
      { outcome: 'partial', gotchas: ['Watch out for the cache, it keeps old tokens.'], steps: ['Move it'] },
    ],
    [
      'English, with a colon',
      '### Handoff Notes\n\nStatus: partial, the writer is moved.\n\n- Watch out for the cache: it keeps old tokens\n\nNext steps:\n- Move it\n',
      { outcome: 'partial', gotchas: ['Watch out for the cache: it keeps old tokens'], steps: ['Move it'] },
    ],
    [
      'English, a label that names nothing',
      '### Handoff Notes\n\nStatus: partial\n\nWatch out for: the cache\n\nNext steps:\n- Move it\n',
      { gotchas: ['the cache'] },
    ],
    [
      'English, a status that goes on in the next line',
      '### Handoff Notes\n\nStatus: done\nexcept the limiter\n',
      { outcome: 'partial' },
    ],
    [
      'German',
      '### Übergabe\n\nStatus: teilweise fertig\n- Vorsicht mit dem Cache: er lügt noch\n\nNächste Schritte:\n- Den Leser umstellen\n',
      { gotchas: ['Vorsicht mit dem Cache: er lügt noch'], steps: ['Den Leser umstellen'] },
    ],
    [
      'French',
      '### Passation\n\nStatut : en partie fait\n- Attention au cache, il ment encore\n\nProchaines étapes :\n- Déplacer le lecteur\n',
      { gotchas: ['Attention au cache, il ment encore'], steps: ['Déplacer le lecteur'] },
    ],
    [
      'Japanese',
      '### 引き継ぎ\n\nステータス：一部完了\n- キャッシュに注意：古い値が残る\n\n次のステップ：\n- リーダーを移す\n',
      { gotchas: ['キャッシュに注意：古い値が残る'], steps: ['リーダーを移す'] },
    ],
  ],
};

describe.each(Object.entries(kinds))('%s', (_, cases) => {
  it.each(cases)('%s', (__, text, expected) => {
    expect(read(text, expected)).toEqual(expected);
  });
});
