import { describe, expect, it } from 'vitest';
import {
  detectorRules,
  detectSecrets,
  secretKind,
  secretNames,
} from '../../../src/app/secrets/secret-detector.ts';
import { findSecrets, mayHoldSecret } from '../../../src/app/secrets/secrets.ts';
import fc, { runs } from '../../support/property.ts';
import { fakeSecret, fakeSecrets } from '../../support/secrets.ts';

const found = async (text: string) =>
  (await findSecrets(text)).map(({ extent, name }) => [name, text.slice(extent.from, extent.to)]);

describe('findSecrets', () => {
  it.each(Object.entries(fakeSecrets))('finds the whole of one: %s', async (kind, secret) => {
    expect(await found(`é😀 \uFEFFis ${secret} here\n`)).toEqual([[secretNames[kind], secret]]);
    expect(await found(`key: "${secret}"\n`)).toEqual([[secretNames[kind], secret]]);
  });

  it('knows every rule of the detector by a name, and has a secret for each but files of other formats', () => {
    const kinds = detectorRules.map(({ meta }) => secretKind(meta.id)).sort();
    expect(Object.keys(secretNames).sort()).toEqual(kinds);
    expect(Object.keys(fakeSecrets).sort()).toEqual(kinds.filter((kind) => kind !== 'gcp'));
  });

  it('finds the secret, not the name before it', async () => {
    const secret = 'aB3dE5gH7jK9mN2pQ4rS6tU8vW1xY0zCaB3dE5gH';
    const text = `AWS_SECRET_ACCESS_KEY = ${secret}\n`;
    expect(await found(text)).toEqual([['AWS key', secret]]);
  });

  it('finds a private key in an indented block, and after CRLF', async () => {
    const key = fakeSecret('privatekey');
    const block = `key: |\n${key.replace(/^/gm, '    ')}\n`;
    expect(await found(block)).toEqual([['private key', block.slice(block.indexOf('-----'), -1)]]);
    expect(await found(key.replaceAll('\n', '\r\n'))).toHaveLength(1);
  });

  it('finds all of them, in their order, and one where two rules agree', async () => {
    const [github = '', npm = ''] = [fakeSecret('github'), fakeSecret('npm')];
    expect(await found(`${npm} ${github} ${npm}`)).toEqual([
      ['npm token', npm],
      ['GitHub token', github],
      ['npm token', npm],
    ]);
    const both = `https://mongodb://ab:${'h7Kp2mQz'}@ci.acme.dev`;
    expect(await found(both)).toHaveLength(1);
  });

  it.each([
    ['a commit id', '3f786850e387550fdab836ed7e6dc881de23001b'],
    ['a payload hash', `sha256:${'0a1b2c3d4e5f6789'.repeat(4)}`],
    ['the hash of a redaction', '0a1b2c3d4e5f6789'.repeat(4)],
    ['a hash under a telling key', `aws_secret_access_key: ${'0a1b2c3d4e'.repeat(4)}`],
    ['an account number', 'AWS account: 1234-5678-9012'],
    ['an id of AWS that opens nothing', `AROA${'A1B2'.repeat(4)}`],
    ['the key of an example', `AKIA${'IOSFODNN7EXAMPLE'} and AKIAABCDEFGHEXAMPLEX`],
    ['a placeholder', `ghp_${'x'.repeat(36)}`],
    [
      'a local database',
      'postgres://postgres:postgres@localhost:5432/app mysql://root:h7Kp2mQz@127.0.0.1/app',
    ],
    [
      'names of variables',
      'postgres://DB_USER:DB_PASSWORD@db.acme.dev:5432/x mysql://APP:PGPASS@db.acme.dev https://CI_1:API_KEY2@acme.dev',
    ],
    ['the address of no hook', 'https://hooks.slack.com/services/T00/B00/xxx'],
    ['a token that says so', `ghp_YOUR_TOKEN${'x1'.repeat(13)}`],
    ['the host of an example', 'https://alice:h7Kp2mQz@www.example.com/ mongodb://a:h7Kp2mQz@db.test/x'],
    [
      'a password that is none',
      'https://user:token@acme.dev postgres://shop:shop@acme.dev postgres://shop:$PW@b.dev https://deploy:{password}@b.dev',
    ],
    ['a value that was taken out', 'https://deploy:[redacted]@ci.acme.dev'],
    [
      'words that begin as tokens do',
      'task-001-keep-alive-headers-of-the-proxy npm_config_registry github_pat_ SG.',
    ],
    ['an address', 'https://acme.dev/a:b@c and git@acme.dev:a/b.git'],
  ])('skips %s', async (_, text) => expect(await found(text)).toEqual([]));

  it.each([
    ['in capitals', 'postgres://ADMIN:QZKWPXVMTR@db.acme.dev/x'],
    ['with underscores', 'postgres://DB_USER:K8SJ_2LQ9XZ@db.acme.dev/x'],
    ['behind a user in small letters', 'postgres://shop:H7KP_SECRET@db.acme.dev/x'],
  ])('finds a password %s', async (_, text) => expect(await found(text)).toHaveLength(1));

  it('finds the address of a hook', async () => {
    const hook = `https://hooks.slack.com/services/T0${'A1B2C3D'}/B0${'E4F5G6H'}/${'aB3dE5gH7jK9mN2pQ4rS6tU8'}`;
    expect(await found(hook)).toHaveLength(1);
  });

  it('is not silenced by comments of the detector', async () => {
    const text = `<!-- secretlint-disable -->\n${fakeSecret('github')}\n`;
    expect(await found(text)).toHaveLength(1);
  });
});

describe('mayHoldSecret', () => {
  it('keeps the detector off clean text', () => {
    expect(mayHoldSecret('See https://acme.dev/docs/task-001-keep-alive-headers.md, sha256:0a1b2c')).toBe(
      false,
    );
  });

  it('lets every text pass in which the detector finds something', async () => {
    const parts = [
      ...Object.values(fakeSecrets),
      ...Object.values(fakeSecrets).map((secret) => secret.slice(0, 9)),
      ...[
        'AWS_SECRET_ACCESS_KEY=',
        'secretAccessKey: ',
        'HTTPS://HOOKS.SLACK.COM/services/T0/B0/x1',
        'https://hooks.slack.com/services/T0/B0/x1',
      ],
      ...[
        '://',
        '@',
        ':',
        '/',
        ' ',
        '\n',
        '"',
        '_',
        '-',
        '.',
        'mongodb+srv://',
        'MYSQLX://',
        'ftp://',
        'acme.dev',
        'shop',
        'é',
      ],
    ];
    const text = fc
      .array(
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...parts) },
          fc.string({ maxLength: 4 }),
          fc.stringMatching(/^[A-Za-z0-9+/]{40}$/),
        ),
        {
          maxLength: 8,
        },
      )
      .map((words) => words.join(''));
    let hits = 0;
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        const secrets = await detectSecrets(one);
        hits += secrets.length;
        if (secrets.length > 0) expect(mayHoldSecret(one)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
    expect(hits).toBeGreaterThan(runs(1000) / 4);
  });

  it('does so for the text that each rule takes', async () => {
    for (const secret of Object.values(fakeSecrets)) {
      const shorter = Array.from({ length: secret.length }, (_, cut) => secret.slice(0, secret.length - cut));
      for (const one of shorter)
        if ((await detectSecrets(one)).length > 0) expect(mayHoldSecret(one)).toBe(true);
    }
  });
});
