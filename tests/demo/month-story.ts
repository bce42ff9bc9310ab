interface By {
  readonly at: string;
  readonly by: string;
}

/** What happens in a thread of the month. Decisions are named by keys of the story. */
export type DemoStep = By &
  (
    | { readonly resumed: string }
    | { readonly status: 'paused' | 'blocked' | 'completed'; readonly note: string }
    | {
        readonly review: string;
        readonly outcome: string;
        readonly actual: string;
        readonly lessons?: readonly string[];
      }
    | DemoDecision
  );

interface DemoDecision extends By {
  readonly key: string;
  /** What it continues; left out, the head. */
  readonly on?: readonly string[];
  readonly decision: string;
  readonly confidence: number;
  readonly category?: string;
  readonly stakes?: string;
  readonly reasons?: readonly { readonly type: string; readonly text: string }[];
  readonly alternatives?: readonly { readonly option: string; readonly rejected_because: string }[];
  readonly open_questions?: readonly { readonly question: string; readonly blocking: boolean }[];
  readonly resolves_questions?: readonly string[];
  readonly next_steps?: readonly string[];
  readonly supersedes?: readonly string[];
  readonly files?: readonly string[];
  readonly tags?: readonly string[];
  readonly task?: string;
  readonly thoughts?: readonly string[];
  readonly deliberation?: unknown;
  readonly body?: string;
}

/** A thread of the month. */
export interface DemoThread extends By {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly DemoStep[];
}

const skill = (name: string, category: string, does: string) =>
  `---\nname: ${name}\ndescription: ${does}\nhandoff:\n  accepts_handoff: true\n  handoff_categories: [${category}]\n  handoff_description: ${does}\n  handoff_trigger: "/${name} --handoff {payload_path}"\n---\n\n# ${name}\n`;

export const demoFiles: Readonly<Record<string, string>> = {
  'README.md': '# Shop\n',
  'src/checkout/socket.ts': 'export const idleSeconds = 0;\n',
  'src/checkout/retry.ts': 'export const attempts = 1;\n',
  'src/search/index.ts': 'export const index = new Map<string, string[]>();\n',
  'src/invoice/render.ts': "export const format = 'html';\n",
  'src/login/session.ts': 'export const days = 1;\n',
  'runs/swarm/perspectives/critic.md': 'The gateway is not ours.\n',
  '.agents/skills/lit-pm/SKILL.md': skill('lit-pm', 'research', 'Reads what others have found.'),
  '.agents/skills/statistician/SKILL.md': skill('statistician', 'analysis', 'Measures what is claimed.'),
  '.agents/skills/systems-architect/SKILL.md': skill(
    'systems-architect',
    'architecture',
    'Decides how parts fit.',
  ),
};

const day = (date: string, time = '09:00') => `2026-${date}T${time}:00Z`;

export const demoThreads: readonly DemoThread[] = [
  {
    id: 'thread_checkout-timeouts',
    title: 'Why checkout times out on mobile',
    about: 'Two of a hundred mobile checkouts end in a timeout. Desktop has none.',
    by: 'ada',
    at: day('10-30'),
    steps: [
      {
        ...{
          key: 'c1',
          at: day('10-30', '10:00'),
          by: 'ada',
          confidence: 0.55,
          category: 'architecture',
          stakes: 'high',
        },
        decision: 'Look at the sockets first: only mobile is hit, and only after a pause',
        reasons: [
          { type: 'elimination', text: 'Desktop uses the same gateway and never times out.' },
          { type: 'pattern', text: 'Every failed checkout had a pause of half a minute before it.' },
        ],
        alternatives: [
          {
            option: 'Raise the timeout of the client to 60 s',
            rejected_because: 'hides the cause, and people leave after 20 s',
          },
          {
            option: 'Move checkout to HTTP polling',
            rejected_because: 'three times the requests for every customer',
          },
        ],
        open_questions: [{ question: 'Does the carrier or the gateway close the socket?', blocking: true }],
        next_steps: ['Log when a socket is closed, and by whom'],
        files: ['src/checkout/socket.ts'],
        tags: ['checkout', 'mobile'],
        thoughts: ['The logs end before the failure.', 'Only one gateway is common to all failures.'],
      },
      {
        ...{ key: 'c2', on: ['c1'], at: day('11-02'), by: 'bao', confidence: 0.8, category: 'tooling' },
        decision: 'The gateway closes sockets that are idle for 29 seconds',
        reasons: [{ type: 'empirical', text: '412 of 415 closed sockets were idle for 29 to 30 s.' }],
        resolves_questions: ['Does the carrier or the gateway close the socket?'],
        open_questions: [{ question: 'Which share of mobile checkouts is affected?', blocking: false }],
        files: ['src/checkout/socket.ts'],
        tags: ['checkout'],
      },
      {
        ...{
          key: 'c3',
          on: ['c2'],
          at: day('11-04'),
          by: 'bao',
          confidence: 0.85,
          category: 'architecture',
          stakes: 'medium',
        },
        decision: 'Send a ping every 25 seconds while the checkout page is open',
        reasons: [
          {
            type: 'analysis',
            text: '25 s stays below the 29 s of the gateway with room for a slow network.',
          },
          { type: 'constraint', text: 'The gateway is not ours, its limit cannot be changed.' },
        ],
        alternatives: [
          {
            option: 'Reconnect when the socket is closed',
            rejected_because: 'the payment provider then sees two sessions',
          },
        ],
        next_steps: ['Measure what a ping costs on a metered connection'],
        files: ['src/checkout/socket.ts'],
        tags: ['checkout', 'mobile'],
        task: 'task-001',
        deliberation: {
          steps: [
            { step: 1, thought: 'What is the longest pause that customers make?', type: 'reasoning' },
            { step: 2, thought: 'Half of them pause for 20 to 40 s, to find their card.', type: 'empirical' },
            { step: 3, thought: 'So the socket has to outlive 40 s.', type: 'analysis', conclusion: true },
          ],
        },
      },
      {
        ...{ key: 'c4', on: ['c2'], at: day('11-05'), by: 'cleo', confidence: 0.6, category: 'process' },
        decision: 'Retry the payment once when the socket is gone',
        reasons: [{ type: 'intuition', text: 'Most failures are gone at the second attempt.' }],
        open_questions: [{ question: 'Can a retry charge a customer twice?', blocking: true }],
        files: ['src/checkout/retry.ts'],
        tags: ['checkout', 'payments'],
      },
      {
        at: day('11-09'),
        by: 'cleo',
        review: 'c4',
        outcome: 'failure',
        actual: 'Two customers were charged twice in the test shop',
        lessons: ['A payment needs a key that makes it safe to send again.'],
      },
      {
        ...{
          key: 'c5',
          on: ['c4'],
          at: day('11-09', '14:00'),
          by: 'cleo',
          confidence: 0.9,
          category: 'security',
          stakes: 'critical',
        },
        decision: 'Send every payment with an idempotency key before it may be retried',
        reasons: [{ type: 'empirical', text: 'The provider answers a repeated key with the first result.' }],
        resolves_questions: ['Can a retry charge a customer twice?'],
        files: ['src/checkout/retry.ts'],
        tags: ['checkout', 'payments'],
        task: 'task-002',
      },
      { at: day('11-11'), by: 'ada', resumed: 'Bringing the ping and the retry together before the release' },
      {
        ...{
          key: 'c6',
          on: ['c3', 'c5'],
          at: day('11-11', '10:00'),
          by: 'ada',
          confidence: 0.88,
          category: 'architecture',
          stakes: 'high',
        },
        decision: 'Ship the ping and the keyed retry together, behind one switch',
        reasons: [
          { type: 'analysis', text: 'The ping removes 19 of 20 failures, the retry covers the rest.' },
          { type: 'authority', text: 'The payment team asked for one switch.' },
        ],
        next_steps: ['Roll out to 5 % of mobile customers', 'Compare timeouts after three days'],
        tags: ['checkout', 'release'],
      },
      {
        at: day('11-16'),
        by: 'ada',
        review: 'c3',
        outcome: 'success',
        actual: 'Timeouts fell from 2.1 % to 0.1 %',
      },
      {
        ...{ key: 'c7', on: ['c6'], at: day('11-18'), by: 'bao', confidence: 0.93, category: 'process' },
        decision: 'Roll out to everyone: three days without a timeout at 5 %',
        resolves_questions: ['Which share of mobile checkouts is affected?'],
        reasons: [{ type: 'empirical', text: '0 timeouts in 4,210 checkouts; 2.1 % were 88 before.' }],
        tags: ['checkout', 'release'],
      },
      {
        at: day('11-24'),
        by: 'ada',
        review: 'c6',
        outcome: 'success',
        actual: 'No timeouts, no double charge',
      },
      {
        at: day('11-24', '10:00'),
        by: 'ada',
        review: 'c7',
        outcome: 'success',
        actual: 'Live for all customers',
      },
      { at: day('11-24', '11:00'), by: 'ada', status: 'completed', note: 'Live for all customers' },
    ],
  },
  {
    id: 'thread_search-misspelt',
    title: 'Find products that are misspelt',
    about: 'One in nine searches finds nothing, most of them for a letter.',
    by: 'cleo',
    at: day('11-05', '08:00'),
    steps: [
      {
        ...{ key: 's1', at: day('11-05', '11:00'), by: 'cleo', confidence: 0.7, category: 'architecture' },
        decision: 'Index the trigrams of every product name',
        reasons: [{ type: 'analysis', text: '80,000 names make 1.1 million trigrams, about 30 MB.' }],
        alternatives: [
          {
            option: 'Ask a language model to correct the query',
            rejected_because: 'adds 400 ms to each search, and costs per query',
          },
          { option: 'Soundex codes', rejected_because: 'only fit English' },
        ],
        open_questions: [{ question: 'How large does the index grow with every language?', blocking: false }],
        files: ['src/search/index.ts'],
        tags: ['search'],
      },
      {
        ...{ key: 's2', at: day('11-10'), by: 'bao', confidence: 0.75 },
        decision: 'Rank by shared trigrams, then by sales of the last month',
        reasons: [{ type: 'empirical', text: 'The first hit is right in 82 of 100 misspelt searches.' }],
        files: ['src/search/index.ts'],
        tags: ['search'],
        task: 'task-004',
      },
      {
        at: day('11-17'),
        by: 'cleo',
        review: 's2',
        outcome: 'partial',
        actual: 'Right for 71 of 100: sales hide exact names',
        lessons: ['Rank an exact match first.'],
      },
      {
        ...{ key: 's3', on: ['s2'], at: day('11-20'), by: 'bao', confidence: 0.5, category: 'integration' },
        decision: 'Ask a language model to correct the query',
        reasons: [{ type: 'intuition', text: 'It knows brand names that trigrams miss.' }],
        files: ['src/search/index.ts'],
        tags: ['search'],
      },
      {
        ...{ key: 's4', on: ['s2'], at: day('11-23'), by: 'cleo', confidence: 0.82 },
        decision: 'Rank exact matches first, and keep the trigrams',
        reasons: [{ type: 'empirical', text: '89 of 100 with one line more.' }],
        files: ['src/search/index.ts'],
        tags: ['search'],
      },
    ],
  },
  {
    id: 'thread_invoice-pdf',
    title: 'Invoices as PDF',
    about: 'Customers in three countries need an invoice as a file that cannot be changed.',
    by: 'bao',
    at: day('11-09', '08:00'),
    steps: [
      {
        ...{ key: 'i1', at: day('11-09', '09:30'), by: 'bao', confidence: 0.65, category: 'tooling' },
        decision: 'Print the page of the invoice with a headless browser',
        reasons: [{ type: 'pattern', text: 'The page exists and has the right numbers.' }],
        alternatives: [{ option: 'Write PDF objects ourselves', rejected_because: 'fonts of four scripts' }],
        files: ['src/invoice/render.ts'],
        tags: ['invoice'],
      },
      {
        at: day('11-16', '12:00'),
        by: 'cleo',
        review: 'i1',
        outcome: 'abandoned',
        actual: 'The browser needs 300 MB for each invoice',
      },
      {
        ...{ key: 'i2', at: day('11-17', '09:00'), by: 'bao', confidence: 0.78, category: 'tooling' },
        decision: 'Fill a template with a PDF library, one template for each country',
        supersedes: ['i1'],
        reasons: [{ type: 'constraint', text: 'One worker has 256 MB.' }],
        open_questions: [{ question: 'Must the invoice name the warehouse in Switzerland?', blocking: true }],
        files: ['src/invoice/render.ts'],
        tags: ['invoice'],
      },
      { at: day('11-18', '15:00'), by: 'bao', status: 'blocked', note: 'Waits for the tax adviser' },
    ],
  },
  {
    id: 'thread_login-sessions',
    title: 'How long a login lasts',
    about: 'Support gets forty calls a week from people who were logged out.',
    by: 'ada',
    at: day('11-02', '08:00'),
    steps: [
      {
        ...{
          key: 'l1',
          at: day('11-02', '12:00'),
          by: 'ada',
          confidence: 0.72,
          category: 'security',
          stakes: 'high',
        },
        decision: 'A login lasts 30 days on a device that was confirmed by mail',
        reasons: [{ type: 'authority', text: 'The guideline of the payment council allows 90.' }],
        files: ['src/login/session.ts'],
        tags: ['login', 'security'],
      },
      {
        ...{ key: 'l2', at: day('11-06'), by: 'cleo', confidence: 0.9, category: 'security', stakes: 'high' },
        decision: 'Ask for the password again before an address is changed',
        reasons: [{ type: 'analysis', text: 'A stolen phone must not move deliveries.' }],
        files: ['src/login/session.ts'],
        tags: ['login', 'security'],
      },
      {
        at: day('11-20', '09:00'),
        by: 'ada',
        review: 'l1',
        outcome: 'success',
        actual: 'Calls fell from 40 to 6 a week',
      },
      {
        at: day('11-20', '09:10'),
        by: 'ada',
        review: 'l2',
        outcome: 'success',
        actual: 'One stolen phone, no moved delivery',
      },
      { at: day('11-20', '09:20'), by: 'ada', status: 'completed', note: 'Calls are down' },
    ],
  },
  {
    id: 'thread_refund-approval',
    title: 'Who approves a refund',
    about: 'Refunds above 500 wait four days on average.',
    by: 'cleo',
    at: day('11-19', '08:00'),
    steps: [
      {
        ...{ key: 'r1', at: day('11-19', '13:00'), by: 'cleo', confidence: 0.45, category: 'process' },
        decision: 'Refunds below 500 need no approval',
        reasons: [{ type: 'analysis', text: '97 of 100 refunds are below 500, and none was wrong.' }],
        open_questions: [{ question: 'Who is allowed to approve a refund above 500?', blocking: true }],
        tags: ['refunds'],
      },
      {
        ...{
          key: 'r2',
          on: ['r1'],
          at: day('11-23', '11:00'),
          by: 'bao',
          confidence: 0.6,
          category: 'process',
        },
        decision: 'Two people of support approve a refund above 500 together',
        tags: ['refunds'],
      },
      {
        ...{
          key: 'r3',
          on: ['r1'],
          at: day('11-25', '10:00'),
          by: 'ada',
          confidence: 0.66,
          category: 'process',
        },
        decision: 'The shift lead approves refunds above 500 alone, with a reason',
        reasons: [{ type: 'constraint', text: 'At night only one person is there.' }],
        tags: ['refunds'],
      },
    ],
  },
  {
    id: 'thread_flaky-tests',
    title: 'Tests that fail by chance',
    about: 'Every fifth run of CI is red without a reason.',
    by: 'bao',
    at: day('10-29', '08:00'),
    steps: [
      {
        ...{ key: 'f1', at: day('10-29', '09:00'), by: 'bao', confidence: 0.8, category: 'tooling' },
        decision: 'Run every failed test a second time',
        reasons: [{ type: 'pattern', text: 'Most are green at the second run.' }],
        tags: ['ci'],
      },
      {
        at: day('11-03', '16:00'),
        by: 'ada',
        review: 'f1',
        outcome: 'failure',
        actual: 'A real race was hidden for four days',
        lessons: ['A second run hides what it should show.'],
      },
      {
        ...{ key: 'f2', at: day('11-04', '09:00'), by: 'ada', confidence: 0.68, category: 'tooling' },
        decision: 'Give each test its own clock and its own port',
        reasons: [{ type: 'empirical', text: '31 of 36 chance failures were about time or ports.' }],
        tags: ['ci'],
      },
      {
        at: day('11-13', '16:00'),
        by: 'cleo',
        review: 'f2',
        outcome: 'success',
        actual: 'One chance failure in 200 runs',
      },
    ],
  },
  {
    id: 'thread_price-rounding',
    title: 'Rounding of prices in three currencies',
    about: 'Sums differ by a cent between cart and invoice.',
    by: 'ada',
    at: day('11-26', '08:00'),
    steps: [
      {
        ...{ key: 'p1', at: day('11-26', '14:00'), by: 'ada', confidence: 0.35, category: 'architecture' },
        decision: 'Keep prices as whole cents everywhere, and round once, at the end',
        reasons: [{ type: 'analogy', text: 'Banks do the same.' }],
        open_questions: [{ question: 'Do old orders keep their rounding?', blocking: false }],
        files: ['src/invoice/render.ts', 'src/checkout/retry.ts'],
        tags: ['prices'],
      },
    ],
  },
];

type SessionStep =
  | { readonly step: string; readonly text: string }
  | { readonly loopBack: string }
  | { readonly halt: string; readonly questions: readonly string[] }
  | { readonly route: string; readonly because: string }
  | { readonly complete: true }
  | { readonly gotcha: string; readonly appliesTo: readonly string[]; readonly severity: string };

export interface DemoSession {
  readonly key: string;
  readonly at: string;
  readonly query: string;
  readonly thread?: string;
  readonly isAgent?: boolean;
  readonly resumes?: string;
  readonly answers?: readonly string[];
  readonly steps: readonly SessionStep[];
}

const steps = (texts: Readonly<Record<string, string>>): SessionStep[] =>
  ['0', '1', '2', '3', '3b', '4', '5', '6', '7', '8'].flatMap((step) => {
    const text = texts[step];
    return text === undefined ? [] : [{ step, text }];
  });

export const demoSessions: readonly DemoSession[] = [
  {
    key: 'timeout',
    at: day('11-03', '08:00'),
    query: 'Why does checkout time out on mobile?',
    thread: 'thread_checkout-timeouts',
    steps: [
      ...steps({
        '0': 'share: a defect in an existing flow\nask: []\nacknowledge: no access to the carrier\nexplore: idle sockets',
        '1': 'The client gives up after 30 s; the server answers after 31.',
        '2': 'The gateway drops idle sockets after 29 s. Customers pause to find their card.',
        '3': 'A slow gateway, or a dropped socket: only mobile is hit, so the socket.',
        '3b': 'SKILL_DETECTED: true\nSKILL_NAME: systems-architect\nSKILL_TYPE: atomic\nCONFIDENCE: medium\nREASONING: the gateway is its field',
        '4': 'ROUTE: skill-orchestration\nSKILL: systems-architect\nREASON: one skill covers it',
        '5': 'Two of three paths lead to the socket, the third one to the retry.',
        '6': 'Would desktop fail behind the same gateway? It does not pause.',
        '7': 'A keep-alive touches the payment client, which the architect may not change alone.',
        '8': 'Step 7 speaks against the route: two skills are needed.',
      }),
      { loopBack: 'Step 7: one skill may not change the payment client alone' },
      ...steps({
        '4': 'ROUTE: dynamic-skill-sequencing\nSKILL: statistician\nREASON: measure first, then change the gateway',
        '5': 'The paths agree once the share is measured.',
        '6': 'Nothing new speaks against it.',
        '7': 'Payments stay untouched until the numbers are there.',
        '8': 'Proceed: measure, then ping.',
      }),
      { route: 'dynamic-skill-sequencing', because: 'measure first' },
      { complete: true },
      { gotcha: 'The gateway drops idle sockets after 29 s', appliesTo: ['checkout'], severity: 'high' },
    ],
  },
  {
    key: 'search',
    at: day('11-10', '07:00'),
    query: 'Why do one in nine searches find nothing?',
    thread: 'thread_search-misspelt',
    isAgent: true,
    steps: [
      ...steps({
        '0': 'share: a feature\nask: []\nacknowledge: the index is rebuilt at night\nexplore: misspelt names',
        '1': 'Most empty searches are one letter away from a product.',
        '2': 'Edit distance over 80,000 names is too slow; trigrams are not.',
        '3': 'Trigrams, Soundex, a language model: only trigrams fit every language at no cost per query.',
        '3b': 'SKILL_DETECTED: false\nREASONING: an agent session runs no skill',
        '5': 'Three paths, one answer.',
        '6': 'What of names with three letters? They are searched as they are.',
        '7': 'The index must not hold names of customers.',
        '8': 'Proceed.',
      }),
      { complete: true },
    ],
  },
  {
    key: 'tax',
    at: day('11-18', '13:00'),
    query: 'Make invoices for Switzerland',
    thread: 'thread_invoice-pdf',
    steps: [
      {
        step: '0',
        text: 'share: a feature for one country\nask:\n  - question: Must the invoice name the warehouse?\nacknowledge: tax law is not ours to read\nexplore: templates',
      },
      {
        halt: 'Only the tax adviser knows',
        questions: ['Must the invoice name the warehouse in Switzerland?', 'In which languages must it be?'],
      },
    ],
  },
  {
    key: 'refund',
    at: day('11-25', '07:30'),
    query: 'Speed up refunds above 500',
    thread: 'thread_refund-approval',
    steps: [
      ...steps({
        '0': 'share: a process with people in it\nask: []\nacknowledge: the bank is slow at night\nexplore: who may approve',
        '1': 'Four days pass between the request and the approval, an hour between approval and payment.',
        '2': 'Approval waits for one of two people, who both work by day.',
        '3': 'More people, fewer approvals, or a limit that depends on the customer.',
      }),
    ],
  },
  {
    key: 'login',
    at: day('11-02', '08:30'),
    query: 'Log people out less often without making it unsafe',
    thread: 'thread_login-sessions',
    isAgent: true,
    steps: [
      ...steps({
        '0': 'share: a balance of comfort and safety\nask: []\nacknowledge: stolen phones\nexplore: confirmed devices',
        '1': 'A login lasts one day today.',
        '2': 'Most calls come on Mondays, from phones.',
        '3': 'Longer for all, longer for known devices, or never.',
        '3b': 'SKILL_DETECTED: false\nREASONING: an agent session runs no skill',
        '5': 'Two paths say known devices.',
        '6': 'What if the mailbox is stolen too? Then the password is asked for before an address changes.',
        '7': 'Nobody is kept logged in on a shared device.',
        '8': 'Two findings disagree on shared devices.',
      }),
      { loopBack: 'Step 7 forbids what step 5 allows: shared devices' },
      ...steps({
        '5': 'Both paths agree once shared devices are left out.',
        '6': 'A shared device is one with two logins a week.',
        '7': 'Nobody is kept logged in on a shared device, and it is said why.',
        '8': 'Proceed.',
      }),
      { complete: true },
    ],
  },
];

export interface DemoTask {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly dependsOn: readonly string[];
  readonly criteria: readonly string[];
  readonly priority: string;
  readonly status?: string;
  readonly done?: {
    readonly at: string;
    readonly outcome: string;
    readonly files?: Readonly<Record<string, string>>;
    readonly handoff: string;
  };
}

export const demoTasks: readonly DemoTask[] = [
  {
    ...{
      id: 'task-001',
      name: 'Ping idle sockets',
      at: day('11-04', '08:00'),
      dependsOn: [],
      priority: 'P0',
    },
    criteria: ['A socket lives as long as the page', 'No ping where the page is hidden'],
    done: {
      at: day('11-06', '17:00'),
      outcome: 'completed',
      files: { 'src/checkout/ping.ts': 'export const seconds = 25;\n' },
      handoff:
        'patterns_discovered:\n  - pattern: Ping through keepAlive(), never by hand\n    location: src/checkout/ping.ts\n    applies_to: [checkout]\ngotchas:\n  - issue: The gateway counts a ping of zero bytes as idle\n    discovered_in: src/checkout/ping.ts\n    mitigation: Send at least one byte\n    severity: high\ndependencies_for_next:\n  - file: src/checkout/ping.ts\n    reason: Holds the interval\n',
    },
  },
  {
    ...{
      id: 'task-002',
      name: 'Send payments with a key',
      at: day('11-09', '13:00'),
      dependsOn: ['task-001'],
      priority: 'P0',
    },
    criteria: ['A repeated key charges nobody twice'],
    done: {
      at: day('11-10', '18:00'),
      outcome: 'completed',
      files: {
        'src/checkout/retry.ts': "export const attempts = 2;\nexport const header = 'Idempotency-Key';\n",
      },
      handoff:
        'gotchas:\n  - issue: The provider forgets a key after 24 hours\n    discovered_in: src/checkout/retry.ts\n    mitigation: Retry within one hour\n    severity: medium\nsuggested_next_steps:\n  - step: Compare timeouts after three days\n    priority: high\n',
    },
  },
  {
    ...{
      id: 'task-003',
      name: 'One switch for ping and retry',
      at: day('11-11', '11:00'),
      dependsOn: ['task-001', 'task-002'],
      priority: 'P1',
    },
    criteria: ['The switch is off by default'],
    done: {
      at: day('11-13', '12:00'),
      outcome: 'completed',
      files: { 'src/checkout/switch.ts': 'export const isOn = false;\n' },
      handoff: 'gotchas: []\n',
    },
  },
  {
    ...{
      id: 'task-004',
      name: 'Build the trigram index',
      at: day('11-10', '08:00'),
      dependsOn: [],
      priority: 'P1',
    },
    criteria: ['All names are indexed within a minute'],
    done: {
      at: day('11-16', '12:00'),
      outcome: 'completed',
      files: { 'src/search/trigrams.ts': 'export const size = 3;\n' },
      handoff:
        'patterns_discovered:\n  - pattern: Normalise to NFC before cutting trigrams\n    location: src/search/trigrams.ts\n    applies_to: [search]\n',
    },
  },
  {
    ...{
      id: 'task-005',
      name: 'Templates of invoices',
      at: day('11-17', '10:00'),
      dependsOn: [],
      priority: 'P1',
    },
    criteria: ['One template for each country'],
    done: {
      at: day('11-19', '12:00'),
      outcome: 'blocked',
      handoff:
        'blockers:\n  - blocker: The tax adviser has not said what an invoice for Switzerland must name\n    impact: No invoice for Switzerland can be sent\n    suggested_resolution: Ask the adviser for the list of fields\n    blocking_tasks: [task-006]\nopen_questions:\n  - question: Must the invoice name the warehouse in Switzerland?\n    blocking: true\n',
    },
  },
  {
    ...{
      id: 'task-006',
      name: 'Send invoices by mail',
      at: day('11-17', '10:10'),
      dependsOn: ['task-005'],
      priority: 'P2',
    },
    criteria: ['A mail is sent within a minute of the payment'],
  },
];
