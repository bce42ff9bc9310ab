import { describe, expect, it } from 'vitest';
import { readNote } from '../../support/words.ts';

interface Expected {
  readonly outcome?: string | null;
  /** The likeliest outcome, where it is asked. */
  readonly asked?: string;
  readonly created?: readonly string[];
  readonly modified?: readonly string[];
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
};

describe.each(Object.entries(kinds))('%s', (_, cases) => {
  it.each(cases)('%s', (__, text, expected) => {
    expect(read(text, expected)).toEqual(expected);
  });
});
