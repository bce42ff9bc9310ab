import { BatonError, reasonOf } from '../errors.ts';

/** A pull request on a forge with GitHub's REST interface. */
export interface PullRequest {
  /** `https://api.github.com`; `GITHUB_API_URL`. */
  readonly api: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  readonly token: string;
}

/** The result for a comment; `refused` says why nobody sees it. */
export type Posted =
  | { readonly type: 'created' | 'updated' | 'unchanged' | 'left-out' }
  | { readonly type: 'refused'; readonly reason: string };

/** What a run needs of the world: both can be replaced in tests. */
export interface Network {
  readonly fetch: typeof fetch;
  wait(seconds: number): Promise<void>;
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: string;
  readonly isBot: boolean;
}

/** A job is not held for longer than that by a limit of the forge. */
const mostSeconds = 60;
const mostTries = 3;

/**
 * Puts one comment under a pull request: replaces the one that has the marker, else makes one. The forge's refusal (a
 * token that may only read, as for a pull request from a fork; a limit) is an answer, not a failure: the job goes on.
 *
 * @param marker hidden text that `body` begins with and no other comment does
 * @param isEmpty true if there is nothing to tell: then no comment is made, and one that is there is replaced
 */
export async function postComment(
  to: PullRequest,
  { body, marker, isEmpty }: { readonly body: string; readonly marker: string; readonly isEmpty: boolean },
  network: Network,
): Promise<Posted> {
  const client = new Client(to, network);
  try {
    const own = await client.ownComment(marker);
    if (own?.body.trim() === body.trim()) return { type: 'unchanged' };
    if (own && (await client.replace(own.id, body))) return { type: 'updated' };
    if (isEmpty) return { type: 'left-out' };
    await client.create(body);
    return { type: 'created' };
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refused', reason: error.message };
    throw error;
  }
}

/** The forge did not do it, in its own words. */
class Refusal extends Error {
  readonly status: number | undefined;

  constructor(reason: string, status?: number) {
    super(reason);
    this.status = status;
  }
}

class Client {
  readonly #to: PullRequest;
  readonly #network: Network;

  constructor(to: PullRequest, network: Network) {
    this.#to = to;
    this.#network = network;
  }

  /**
   * The comment that begins with the marker. Anyone may write such a comment: ours is a bot's, or of the person whose token
   * it is.
   */
  async ownComment(marker: string): Promise<Comment | undefined> {
    const marked = (await this.#comments()).filter(({ body }) => body.startsWith(marker));
    const byBot = marked.find(({ isBot }) => isBot);
    if (byBot || marked.length === 0) return byBot;
    const login = await this.#login();
    return marked.find(({ author }) => author === login);
  }

  async #comments(): Promise<Comment[]> {
    const found: Comment[] = [];
    let url: string | undefined = `${this.#issues()}/${this.#to.number}/comments?per_page=100`;
    while (url !== undefined) {
      const response: Response = await this.#send('GET', url);
      const page: unknown = await readJson(response);
      if (!Array.isArray(page)) throw new Refusal('the forge did not answer with a list of comments');
      found.push(...page.flatMap(asComment));
      url = this.#nextPage(response);
    }
    return found;
  }

  /** @returns false if the comment is another bot's, which this token may not change */
  async replace(id: number, body: string): Promise<boolean> {
    try {
      await this.#send('PATCH', `${this.#issues()}/comments/${id}`, { body });
      return true;
    } catch (error) {
      if (error instanceof Refusal && (error.status === 403 || error.status === 404)) return false;
      throw error;
    }
  }

  async create(body: string): Promise<void> {
    await this.#send('POST', `${this.#issues()}/${this.#to.number}/comments`, { body });
  }

  /** Undefined for the token of a job, which is nobody's. */
  async #login(): Promise<unknown> {
    try {
      return asMap(await readJson(await this.#send('GET', `${this.#to.api}/user`))).login;
    } catch (error) {
      if (error instanceof Refusal && error.status !== undefined) return undefined;
      throw error;
    }
  }

  #issues(): string {
    return `${this.#to.api}/repos/${this.#to.repository}/issues`;
  }

  /** The token goes to the forge that was named, wherever a page says that the next one is. */
  #nextPage(response: Response): string | undefined {
    const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
    if (next === undefined) return undefined;
    if (new URL(next).origin === new URL(this.#to.api).origin) return next;
    throw new Refusal(`the forge named a next page on another server, \`${new URL(next).origin}\``);
  }

  async #send(method: string, url: string, body?: unknown): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const response = await this.#once(method, url, body);
      if (response.ok) return response;
      const seconds = secondsToWait(response);
      if (seconds === undefined || seconds > mostSeconds || tries === mostTries)
        throw await refusalOf(response);
      await this.#network.wait(seconds);
    }
  }

  async #once(method: string, url: string, body: unknown): Promise<Response> {
    const headers = {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${this.#to.token}`,
      'user-agent': 'git-baton',
      'x-github-api-version': '2022-11-28',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    try {
      // A forge that hangs is one that refuses.
      const signal = AbortSignal.timeout(mostSeconds * 1000);
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      return await this.#network.fetch(url, { method, headers, signal, redirect: 'error', ...content });
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw new Refusal(`cannot reach the forge: ${reasonOf(cause)}`);
    }
  }
}

/** How long a limit of the forge lasts; undefined for an answer that will not change. */
function secondsToWait({ headers, status }: Response): number | undefined {
  if (status >= 500) return 1;
  const isLimit = status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0');
  const after = headers.get('retry-after');
  if (after !== null && /^\d+$/.test(after) && (status === 429 || status === 403)) return Number(after);
  if (!isLimit) return undefined;
  const [reset, date] = [Number(headers.get('x-ratelimit-reset')), Date.parse(headers.get('date') ?? '')];
  // Without the forge's own clock there is nothing to compare its time with.
  return reset > 0 && !Number.isNaN(date) ? Math.max(1, reset - Math.floor(date / 1000)) : mostSeconds;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const answer = await response.text().catch(() => '');
  const said = messageOf(answer) ?? response.statusText;
  return new Refusal(
    `the forge answered ${response.status}${said === '' ? '' : `: ${said}`}`,
    response.status,
  );
}

function messageOf(answer: string): string | undefined {
  try {
    const { message } = asMap(JSON.parse(answer));
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new Refusal(`the forge did not answer with JSON: ${reasonOf(error)}`);
  }
}

function asComment(value: unknown): Comment[] {
  const { id, body, user } = asMap(value);
  const { type, login } = asMap(user);
  if (typeof id !== 'number' || typeof body !== 'string' || typeof login !== 'string') return [];
  return [{ id, body, author: login, isBot: type === 'Bot' }];
}

function asMap(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** @throws BatonError `usage` if the job lacks what a comment needs */
export function pullRequestOf(
  env: Readonly<Record<string, string | undefined>>,
  number: number,
): PullRequest | undefined {
  const {
    BATON_TOKEN: token,
    GITHUB_API_URL: api = 'https://api.github.com',
    GITHUB_REPOSITORY: repository,
  } = env;
  if (!token) return undefined;
  if (repository === undefined || !/^\w[\w.-]*\/\w[\w.-]*$/.test(repository)) {
    throw new BatonError(
      'usage',
      `Unexpected \`GITHUB_REPOSITORY\` \`${repository ?? ''}\`, expected \`owner/name\``,
      {
        help: 'GitHub sets it in every job; elsewhere set it to the repository of the pull request',
      },
    );
  }
  return { api: api.replace(/\/+$/, ''), repository, number, token };
}
