const alphabet = 'aB3dE5gH7jK9mN2pQ4rS6tU8vW1xY0zC';

/** Letters and digits that look like chance. */
function random(length: number, from = alphabet): string {
  return Array.from({ length }, (_, index) => from[(index * 7 + (index >> 3)) % from.length]).join('');
}

const hex = (length: number) => random(length, '0a1b2c3d4e5f6789');
const json = Buffer.from(
  JSON.stringify({ email: 'a@b.c', secretKey: random(91), userAuth: { a: { b: 0 } } }),
);

/** One secret of each kind that the detector knows in a record, made up here and put together only when it is asked for. */
export const fakeSecrets: Readonly<Record<string, string>> = {
  '1password': `ops_${json.toString('base64')}`,
  anthropic: `sk-ant-api03-${random(93)}AA`,
  aws: `AKIA${random(16).toUpperCase()}`,
  basicauth: 'https://deploy:h7Kp2mQz@ci.acme.dev/jobs/12'.slice(0, 35),
  'database-connection-string': 'postgresql://shop:h7Kp2mQz@db.acme.dev:5432/shop',
  databricks: `dapi${hex(32)}`,
  docker: `dckr_pat_${random(27)}`,
  figma: `figd_${random(40)}`,
  github: `ghp_${random(36)}`,
  gitlab: `glpat-${random(20)}`,
  grafana: `glsa_${random(32)}_${hex(8)}`,
  groq: `gsk_${random(52)}`,
  'hashicorp-vault': `hvs.${random(95)}`,
  huggingface: `hf_${random(34, 'aBdEgHjKmNpQrStUvWxYzC')}`,
  linear: `lin_api_${random(40)}`,
  notion: `ntn_${random(11, '0123456789')}${random(35)}`,
  npm: `npm_${random(36)}`,
  openai: `sk-${random(20)}T3BlbkFJ${random(20)}`,
  privatekey: [
    `-----BEGIN ${'RSA PRIVATE'} KEY-----`,
    `MIIE${random(60)}`,
    random(64),
    `-----END ${'RSA PRIVATE'} KEY-----`,
  ].join('\n'),
  sendgrid: `SG.${random(22)}.${random(43)}`,
  shopify: `shpat_${random(32)}`,
  slack: `xoxb-${random(11, '0123456789')}-${random(24)}`,
  vercel: `vcp_${random(24)}`,
};

/** A secret of a kind. */
export function fakeSecret(kind: string): string {
  const secret = fakeSecrets[kind];
  if (secret === undefined) throw new Error(`no secret of kind ${kind}`);
  return secret;
}
