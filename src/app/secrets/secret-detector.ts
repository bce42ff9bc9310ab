import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type {
  SecretLintRuleContext,
  SecretLintRuleReportDescriptor,
  SecretLintSourceCode,
} from '@secretlint/types';
import { type Extent, LineIndex } from '../../core/position.ts';
import type { Secret } from '../../core/rule.ts';

/** What the rules of the detector find, by the last part of their ids. */
export const secretNames: Readonly<Record<string, string>> = {
  '1password': '1Password token',
  anthropic: 'Anthropic key',
  aws: 'AWS key',
  basicauth: 'password in an address',
  'database-connection-string': 'password in an address',
  databricks: 'Databricks token',
  docker: 'Docker token',
  figma: 'Figma token',
  gcp: 'Google Cloud key',
  github: 'GitHub token',
  gitlab: 'GitLab token',
  grafana: 'Grafana token',
  groq: 'Groq key',
  'hashicorp-vault': 'Vault token',
  huggingface: 'Hugging Face token',
  linear: 'Linear token',
  notion: 'Notion token',
  npm: 'npm token',
  openai: 'OpenAI key',
  privatekey: 'private key',
  sendgrid: 'SendGrid key',
  shopify: 'Shopify token',
  slack: 'Slack token',
  vercel: 'Vercel token',
};

/** The last part of a rule's id. */
export function secretKind(ruleId: string): string {
  return ruleId.replace(/^.*secretlint-rule-/, '');
}

/** Every rule but the one whose comments silence the others: ours silence with a reason. */
export const detectorRules = rules.filter(({ meta }) => secretKind(meta.id) !== 'filter-comments');

/**
 * Looks for keys, tokens and passwords in a text, whatever its file is called. What overlaps is one. The rules are run
 * without secretlint's own engine, which keeps a log of all its steps and searches it at every one.
 */
export async function detectSecrets(text: string): Promise<readonly Secret[]> {
  const found: Secret[] = [];
  for (const rule of detectorRules) {
    const kind = secretKind(rule.meta.id);
    const reports: SecretLintRuleReportDescriptor[] = [];
    const options = kind === 'aws' ? { enableIDScanRule: true } : {};
    await rule.create(contextOf(reports), options).file?.(sourceOf(text));
    for (const report of reports) {
      const extent = extentOf(text, report);
      if (isHarmless(kind, text.slice(extent.from, extent.to), report.message.messageId)) continue;
      found.push({ extent, name: secretNames[kind] ?? 'key or token' });
    }
  }
  return merged(found);
}

function contextOf(reports: SecretLintRuleReportDescriptor[]): SecretLintRuleContext {
  return {
    sharedOptions: {},
    createTranslator: () => (messageId, data) => ({ message: '', messageId: String(messageId), data }),
    report: (descriptor) => {
      reports.push(descriptor);
    },
    ignore: () => {},
  };
}

function sourceOf(content: string): SecretLintSourceCode {
  const lines = new LineIndex(content);
  const toPosition = (index: number) => {
    const { line, column } = lines.point(index);
    return { line, column: column - 1 };
  };
  const toIndex = ({ line, column }: { line: number; column: number }) => lines.lineStart(line) + column;
  return {
    hasBOM: content.startsWith('\uFEFF'),
    content,
    filePath: 'record',
    physicalFilePath: undefined,
    contentType: 'text',
    ext: '',
    getFilePath: () => 'record',
    getPhysicalFilePath: () => undefined,
    locationToRange: ({ start, end }) => [toIndex(start), toIndex(end)],
    rangeToLocation: ([from, to]) => ({ start: toPosition(from), end: toPosition(to) }),
    positionToIndex: toIndex,
    indexToPosition: toPosition,
  };
}

/** Where the secret is. The range of a report may begin at the name before it, with the length of the secret alone. */
function extentOf(text: string, { message, range: [from, to] }: SecretLintRuleReportDescriptor): Extent {
  const places = Object.values(message.data ?? {}).flatMap((value: unknown): Extent[] => {
    const at = typeof value === 'string' && value !== '' ? text.indexOf(value, from) : -1;
    return at === -1 || at >= to ? [] : [{ from: at, to: at + String(value).length }];
  });
  const longest = places.sort((a, b) => b.to - b.from - (a.to - a.from))[0] ?? { from, to };
  // An address ends at the next space, with the marks that end what it is in.
  const marks = /:\/\/[^\s]*?(["'`,;)\]}>]+)$/.exec(text.slice(longest.from, longest.to))?.[1] ?? '';
  return { from: longest.from, to: longest.to - marks.length };
}

/** What is meant to be read: account numbers, hashes, and the keys and passwords of examples. */
function isHarmless(kind: string, value: string, messageId: string): boolean {
  if (kind === 'aws' && messageId !== 'AWSSecretAccessKey' && !/^A[KS]IA/.test(value)) return true;
  if (/^(?:[\da-f]{40}|[\da-f]{64})$/i.test(value)) return true;
  if (kind === 'privatekey') return false;
  const [, user = '', password, host = ''] = /:\/\/([^:/\s]+):([^@/\s]+)@([^/\s?:]+)/.exec(value) ?? [];
  if (password !== undefined) {
    const isName = /^[A-Z][A-Z\d_]*$/.test(user) && variable.test(password) && passwordName.test(password);
    return isName || password === user || dummyPassword.test(password) || exampleHost.test(host);
  }
  if (kind === 'slack' && /hooks\.slack\.com/i.test(value)) {
    const [, team = '', , key = ''] = /\/(T\w*)\/(B\w*)\/(\w*)/i.exec(value) ?? [];
    if (team.length < 8 || key.length < 20) return true;
  }
  return dummyToken.test(value);
}

/** A name of a variable in place of its value: capitals, joined by underscores. */
const variable = /^[A-Z]+\d{0,2}(?:_[A-Z]+\d{0,2})*$/;
/** Letters alone may be a password, if a poor one; a name says what it names. */
const passwordName = /_|PASS|PWD|SECRET|TOKEN|KEY/;
const dummyToken = /EXAMPLE|PLACEHOLDER|your[-_]?(?:\w+[-_])?(?:key|token|secret|password)|(.)\1{7}/i;

const dummyPassword =
  /^(?:pass(?:w(?:or)?d)?|pwd|secret|token|root|admin|postgres|mysql|mongo|test|example|changeme|hidden|masked|x+|\*+|\.+)$|[<>{}$%…]|\[?redacted/i;
const exampleHost =
  /^(?:localhost|127\.[\d.]+|\[::1\]?|host(?:name)?)$|(?:^|\.)(?:example(?:\.\w+)?|test|invalid|localhost)$/i;

function merged(secrets: readonly Secret[]): Secret[] {
  const out: Secret[] = [];
  for (const one of [...secrets].sort((a, b) => a.extent.from - b.extent.from || b.extent.to - a.extent.to)) {
    const last = out.at(-1);
    if (!last || one.extent.from >= last.extent.to) out.push(one);
    else if (one.extent.to > last.extent.to)
      out[out.length - 1] = { ...last, extent: { from: last.extent.from, to: one.extent.to } };
  }
  return out;
}
