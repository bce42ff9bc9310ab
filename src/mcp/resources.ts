import { review } from '../app/review/review.ts';
import { maskText } from '../app/secrets/hide-secrets.ts';
import { readThread } from '../app/thread/read.ts';
import { type Context, contextOf } from '../app/workspace/context.ts';
import { findRecord, openRecords } from '../app/workspace/find-record.ts';
import { idsOfKind } from '../app/workspace/ids-of-kind.ts';
import { forTerminalLine } from '../render/neutralise/terminal.ts';
import { renderRecord } from '../render/records/record.ts';
import { renderThread } from '../render/records/thread.ts';
import { renderReviewMarkdown } from '../render/review/markdown.ts';
import { ownCommand, sharedCommand } from '../store/own-command.ts';
import { cut, lineOf, protocolError } from './answers.ts';
import { rootOf, type ServerPlace } from './roots.ts';
import { type McpServer, ResourceTemplate } from './sdk.ts';

/** More ids at once are of no use to who types one. */
const mostIds = 100;

const aboutReview = 'What the current branch changed in the reasoning of agents';
const prompt = `Review what this branch changed in the reasoning of agents. Say which decisions have weak reasons or low confidence, which
questions and blockers stay open, what contradicts an earlier decision, and what a person has to decide.`;

/**
 * Adds what a client may read without a tool: any record by its id, and the review of the branch, which is a prompt as well
 * (agents, section 7). They are those of the folder that the server was started in.
 */
export function addResources(server: McpServer, place: ServerPlace): void {
  const { cwd, env, now } = place;
  const context = () => contextOf({ cwd, env, now: now() });
  const complete = async (typed: string) => {
    const ids = await idsOfKind(context(), 'record').catch(() => []);
    return ids.filter((id) => id.startsWith(typed)).slice(0, mostIds);
  };
  server.registerResource(
    'record',
    new ResourceTemplate('baton://record/{id}', { list: undefined, complete: { id: complete } }),
    { description: 'A record by its id', mimeType: 'text/plain' },
    async (uri, { id }) => {
      const text = await answered(place, () => recordText(context(), String(id)));
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );
  server.registerResource(
    'review',
    'baton://review',
    { description: aboutReview, mimeType: 'text/markdown' },
    async (uri) => {
      const text = await answered(place, () => reviewText(context()));
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
  server.registerPrompt('review', { description: aboutReview }, async () => {
    const text = await answered(place, () => reviewText(context()));
    return { messages: [{ role: 'user', content: { type: 'text', text: `${prompt}\n\n${text}` } }] };
  });
}

/** The text below the line that names worktree and branch. @throws ProtocolError with the next step */
async function answered(place: ServerPlace, read: () => Promise<string>): Promise<string> {
  try {
    const root = await rootOf(place, undefined, false);
    return await maskText(`${lineOf(root)}\n\n${cut(await read())}`);
  } catch (error) {
    throw await protocolError(error);
  }
}

async function recordText(context: Context, id: string): Promise<string> {
  const doc = await findRecord(await openRecords(context), id);
  if (doc.kind !== 'thread') return renderRecord(doc);
  const { state } = await readThread(context, id);
  const notes = context.unread.notes.map((note) => `${forTerminalLine(note)}\n`);
  return `${notes.join('')}${renderThread(state, ownCommand(context.cwd))}`;
}

async function reviewText(context: Context): Promise<string> {
  const subject = { type: 'range', base: undefined, head: undefined } as const;
  return renderReviewMarkdown(await review(context, { subject }), sharedCommand(context.cwd));
}
