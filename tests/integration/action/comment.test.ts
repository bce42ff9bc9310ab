import { describe, expect, it } from 'vitest';
import { postComment, pullRequestOf } from '../../../src/action/comment.ts';
import { type Forge, type ForgeComment, startForge } from '../../support/forge.ts';

const marker = '<!-- baton:review -->';
const bot = { login: 'github-actions[bot]', type: 'Bot' } as const;
const person = { login: 'mallory', type: 'User' } as const;

function chatter(count: number): ForgeComment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    body: `Comment ${index}`,
    user: person,
  }));
}

function post(forge: Forge, text: string, options: { isEmpty?: boolean; token?: string } = {}) {
  const waits: number[] = [];
  const to = { api: forge.api, repository: 'team/app', number: 7, token: options.token ?? 'secret-token' };
  const comment = { body: `${marker}\n${text}`, marker, isEmpty: options.isEmpty ?? false };
  const network = {
    fetch,
    wait: async (seconds: number) => {
      waits.push(seconds);
    },
  };
  return { result: postComment(to, comment, network), waits };
}

describe('the comment of a pull request', () => {
  it('is made where there is not one, and replaced from then on', async () => {
    await using forge = await startForge(chatter(2));
    expect(await post(forge, 'one').result).toEqual({ type: 'created' });
    expect(await post(forge, 'two').result).toEqual({ type: 'updated' });
    expect(await post(forge, 'two').result).toEqual({ type: 'unchanged' });
    expect(forge.comments.filter(({ body }) => body.includes(marker))).toEqual([
      { id: 1002, body: `${marker}\ntwo`, user: bot },
    ]);
  });

  it('is found on the third page', async () => {
    const own = { id: 900, body: `${marker}\nold`, user: bot };
    await using forge = await startForge([...chatter(250), own, ...chatter(3)]);
    expect(await post(forge, 'new').result).toEqual({ type: 'updated' });
    expect(own.body).toBe(`${marker}\nnew`);
    expect(forge.requests.filter((one) => one.startsWith('GET'))).toHaveLength(3);
  });

  it('is never one that a person wrote with the marker in it', async () => {
    const theirs = { id: 5, body: `${marker}\nlooks good to me`, user: person };
    await using forge = await startForge([theirs]);
    expect(await post(forge, 'the truth').result).toEqual({ type: 'created' });
    expect(theirs.body).toBe(`${marker}\nlooks good to me`);
  });

  it('is never one of a bot that quotes it', async () => {
    const quoting = { id: 5, body: `> ${marker}\n> old`, user: bot };
    await using forge = await startForge([quoting]);
    expect(await post(forge, 'new').result).toEqual({ type: 'created' });
    expect(quoting.body).toBe(`> ${marker}\n> old`);
  });

  it('is replaced where it was posted with the token of a person', async () => {
    const own = { id: 5, body: `${marker}\nold`, user: { login: 'robin', type: 'User' as const } };
    await using forge = await startForge([{ id: 4, body: `${marker}\nfake`, user: person }, own], {
      login: 'robin',
    });
    expect(await post(forge, 'new').result).toEqual({ type: 'updated' });
    expect(own.body).toBe(`${marker}\nnew`);
  });

  it('is not made where there is nothing to tell, and is replaced where it told something before', async () => {
    await using forge = await startForge();
    expect(await post(forge, 'nothing', { isEmpty: true }).result).toEqual({ type: 'left-out' });
    await post(forge, 'something').result;
    expect(await post(forge, 'nothing', { isEmpty: true }).result).toEqual({ type: 'updated' });
    expect(forge.comments.map(({ body }) => body)).toEqual([`${marker}\nnothing`]);
  });

  it('is given up where the token may only read, in the words of the forge', async () => {
    await using forge = await startForge();
    forge.instead.POST.push({ status: 403, message: 'Resource not accessible by integration' });
    expect(await post(forge, 'one').result).toEqual({
      type: 'refused',
      reason: 'the forge answered 403: Resource not accessible by integration',
    });
  });

  it('is given up where the token is wrong', async () => {
    await using forge = await startForge();
    const posted = await post(forge, 'one', { token: 'expired' }).result;
    expect(posted).toEqual({ type: 'refused', reason: 'the forge answered 401: Bad credentials' });
  });

  it('is made anew where the one with the marker may not be changed', async () => {
    await using forge = await startForge([{ id: 5, body: `${marker}\nother`, user: bot }]);
    forge.instead.PATCH.push({ status: 403, message: 'Resource not accessible by integration' });
    expect(await post(forge, 'one').result).toEqual({ type: 'created' });
  });

  it('waits for a limit that says when it ends', async () => {
    await using forge = await startForge();
    forge.instead.GET.push({ status: 429, headers: { 'retry-after': '7' }, message: 'slow down' });
    const { result, waits } = post(forge, 'one');
    expect(await result).toEqual({ type: 'created' });
    expect(waits).toEqual([7]);
  });

  it('waits for the primary limit by the clock of the forge', async () => {
    await using forge = await startForge();
    const date = new Date(Date.UTC(2026, 0, 1)).toUTCString();
    const reset = String(Date.UTC(2026, 0, 1) / 1000 + 30);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset, date };
    forge.instead.POST.push({ status: 403, headers, message: 'API rate limit exceeded' });
    const { result, waits } = post(forge, 'one');
    expect(await result).toEqual({ type: 'created' });
    expect(waits).toEqual([30]);
  });

  it('does not hold the job for a limit of an hour', async () => {
    await using forge = await startForge();
    forge.instead.GET.push({ status: 429, headers: { 'retry-after': '3600' }, message: 'slow down' });
    const { result, waits } = post(forge, 'one');
    expect(await result).toEqual({ type: 'refused', reason: 'the forge answered 429: slow down' });
    expect(waits).toEqual([]);
  });

  it('is tried three times where the forge fails', async () => {
    await using forge = await startForge();
    const failure = { status: 502, message: 'Bad Gateway' };
    forge.instead.GET.push(failure, failure, failure, failure);
    const { result, waits } = post(forge, 'one');
    expect(await result).toEqual({ type: 'refused', reason: 'the forge answered 502: Bad Gateway' });
    expect(waits).toEqual([1, 1]);
  });

  it('is given up where nobody answers', async () => {
    const forge = await startForge();
    await forge[Symbol.asyncDispose]();
    expect(await post(forge, 'one').result).toMatchObject({
      type: 'refused',
      reason: expect.stringContaining('cannot reach'),
    });
  });

  it('sends the token to no other address', async () => {
    await using forge = await startForge();
    const away = '<http://elsewhere.example/next>; rel="next"';
    const to = { api: forge.api, repository: 'team/app', number: 7, token: 'secret-token' };
    const asked: string[] = [];
    const posted = await postComment(
      to,
      { body: marker, marker, isEmpty: false },
      {
        wait: async () => {},
        fetch: async (url) => {
          asked.push(String(url));
          return new Response('[]', { headers: { link: away } });
        },
      },
    );
    expect(posted).toEqual({
      type: 'refused',
      reason: 'the forge named a next page on another server, `http://elsewhere.example`',
    });
    expect(asked).toHaveLength(1);
  });
});

describe('where a comment goes', () => {
  it('is nowhere without a token', () => {
    expect(pullRequestOf({ GITHUB_REPOSITORY: 'team/app' }, 7)).toBeUndefined();
  });

  it('is refused for a repository that could name another path of the interface', () => {
    expect(() => pullRequestOf({ BATON_TOKEN: 't', GITHUB_REPOSITORY: 'team/app/../../user' }, 7)).toThrow(
      'Unexpected `GITHUB_REPOSITORY`',
    );
  });
});
