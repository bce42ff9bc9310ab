/** The line by which Baton knows a file as its own. */
export const ownFileMark =
  'Written by `baton init --agent`, which replaces this file; `baton init --uninstall` removes it.';

/** The function of both plugins that asks Baton: the same JSON as of any host, the answer as text. */
function asking(host: string, launcher: string): string {
  return `import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('../../${launcher}', import.meta.url));

/** What Baton says at an event; '' where it says nothing or is not installed. */
function ask(event, cwd, fields) {
  return new Promise((done) => {
    const child = spawn('sh', [launcher, 'agent-hook', event], {
      cwd,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    child.on('error', () => done(''));
    child.on('close', () => {
      try {
        done(JSON.parse(said).additionalContext ?? '');
      } catch {
        done('');
      }
    });
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify({ host: '${host}', hook_event_name: event, cwd, ...fields }));
  });
}
`;
}

/**
 * The plugin for opencode (its page "Plugins"): a message of the user gets a part with what Baton says, and the output of a tool
 * what is said of its file.
 *
 * @param launcher from the top: what starts Baton
 */
export function openCodePlugin(launcher: string): string {
  return `// ${ownFileMark}
${asking('opencode', launcher)}
const tools = ['read', 'edit', 'write', 'multiedit', 'apply_patch'];

export const Baton = async ({ directory }) => {
  const started = new Set();
  return {
    'chat.message': async ({ sessionID }, { message, parts }) => {
      const own = parts.filter((part) => part.type === 'text' && !part.synthetic);
      const fields = { session_id: sessionID, prompt: own.map((part) => part.text).join('\\n') };
      const events = started.has(sessionID) ? ['user-prompt'] : ['session-start', 'user-prompt'];
      started.add(sessionID);
      for (const event of events) {
        const text = await ask(event, directory, fields);
        const id = \`prt_z\${Date.now().toString(16)}\${parts.length}\`;
        if (text !== '') parts.push({ id, sessionID, messageID: message.id, type: 'text', text, synthetic: true });
      }
    },
    'tool.execute.after': async ({ tool, sessionID, args }, output) => {
      if (!tools.includes(tool)) return;
      const text = await ask('post-tool-use', directory, { session_id: sessionID, tool_name: tool, tool_input: args });
      if (text !== '') output.output += \`\\n\\n\${text}\`;
    },
  };
};
`;
}

/**
 * The extension for pi (its page "Extensions"): a prompt gets a message with what Baton says, and the result of a tool what is said of
 * its file.
 *
 * @param launcher from the top: what starts Baton
 */
export function piPlugin(launcher: string): string {
  return `// @ts-nocheck
// ${ownFileMark}
${asking('pi', launcher)}
const tools = ['read', 'edit', 'write'];

export default function (pi) {
  let isNew = true;
  pi.on('session_start', async () => {
    isNew = true;
  });
  pi.on('before_agent_start', async (event, ctx) => {
    const fields = { session_id: ctx.sessionManager.getSessionId(), prompt: event.prompt };
    const said = [];
    for (const name of isNew ? ['session-start', 'user-prompt'] : ['user-prompt'])
      said.push(await ask(name, ctx.cwd, fields));
    isNew = false;
    const content = said.filter((text) => text !== '').join('\\n\\n');
    return content === '' ? undefined : { message: { customType: 'baton', content, display: true } };
  });
  pi.on('tool_result', async (event, ctx) => {
    if (!tools.includes(event.toolName)) return undefined;
    const fields = {
      session_id: ctx.sessionManager.getSessionId(),
      tool_name: event.toolName,
      tool_input: event.input,
    };
    const text = await ask('post-tool-use', ctx.cwd, fields);
    return text === '' ? undefined : { content: [...event.content, { type: 'text', text }] };
  });
}
`;
}
