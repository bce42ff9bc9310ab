import type { Fix } from '../../core/diagnostic.ts';
import { stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { fieldsOf, knownFields, quoted, typeName } from '../../records/kinds/skill/model.ts';
import { clientsDropping, limits, onClients } from '../../records/schema/clients.ts';
import { closestMatch } from '../../text/closest-match.ts';

const maxLength = limits.name.value;
const form = 'lowercase letters, digits and single hyphens';

export default defineRule({
  id: 'skill/name',
  summary: 'A skill has a valid name, equal to that of its folder',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    missing: '`name` is missing, expected `{folder}`',
    missingAtTop: '`name` is missing',
    type: 'Unexpected {type} `{value}` as `name`, expected a string',
    length: 'Unexpected `name` of {length} characters, expected at most 64',
    character: 'Unexpected {character} in `name`, expected lowercase letters, digits and hyphens',
    hyphen: 'Unexpected {place} hyphen in `{name}`, expected single hyphens between words',
    folder: 'Unexpected `name` `{name}`, expected its folder `{folder}`',
    confusable: 'Unexpected {character} in `name`, which looks like `{letter}` of its folder `{folder}`',
    normalization: {
      text: 'Unexpected Unicode form of `{name}`, expected that of its folder `{folder}`',
      severity: 'warning',
    },
    nonAscii: { text: 'Unexpected {character} in `name`: some clients accept ASCII only', severity: 'info' },
  },
  document({ doc, config, report }) {
    const fields = fieldsOf(doc);
    if (fields === undefined || !doc.frontMatter) return;
    // The repository's own folder has any name: each clone chooses it.
    const folder = folderOf(doc.path);
    const field = fields.find(({ name }) => name === 'name');
    const node = field?.value;
    const name = stringOf(node);
    if (!field || !node || (node.type === 'scalar' && (node.value === null || name?.trim() === ''))) {
      const near = fields.find(
        (one) => one.name !== null && !knownFields.includes(one.name) && closestMatch(one.name, ['name']),
      );
      const mistyped = field ? undefined : near;
      const { from } = doc.frontMatter.extent;
      const common = {
        at: field?.key ?? mistyped?.key ?? { from, to: from + 3 },
        ...onClients(field ? 'name-blank' : 'name-missing', config),
      };
      const slip = mistyped && `write \`name\` for \`${mistyped.name}\``;
      if (folder === undefined) {
        report('missingAtTop', { ...common, help: slip ?? `add \`name:\` with ${form}` });
      } else report('missing', { ...common, data: { folder }, help: slip ?? `add \`name: ${folder}\`` });
      return;
    }
    if (name === undefined) {
      const scalar = node.type === 'scalar' ? node : undefined;
      report('type', {
        at: node,
        data: { type: typeName(node), value: scalar?.raw ?? '…' },
        clients: clientsDropping(scalar ? 'name-scalar' : 'name-collection', config),
        help: scalar ? `write \`name: ${quoted(scalar.raw)}\`` : `write \`name: ${folder ?? 'my-skill'}\``,
        fix: scalar && {
          kind: 'safe',
          title: 'Quote the name',
          edits: [{ extent: scalar.extent, text: quoted(scalar.raw) }],
        },
      });
      return;
    }
    const length = [...name].length;
    if (length > maxLength) {
      const clients = clientsDropping('name-long', config);
      report('length', {
        at: node,
        data: { length },
        clients,
        help: folder === undefined ? 'shorten it' : 'shorten it and rename the folder with it',
      });
    }
    const legal = folder !== undefined && isLegal(folder) ? folder : undefined;
    const fix = legal !== undefined && legal !== name ? useFolder(node, legal) : undefined;
    const folded = name.normalize('NFKC');
    const bad = [...folded].find((one) => !isAllowed(one));
    if (bad !== undefined) {
      const inFolder = folder === undefined ? '' : ', in the name and in the folder';
      const help = `use ${form}${legal === undefined ? inFolder : `: \`${legal}\``}`;
      report('character', { at: node, data: { character: describe(bad) }, actual: name, help, fix });
      return;
    }
    const hyphen = folded.includes('--')
      ? 'double'
      : /^-/.test(folded)
        ? 'leading'
        : /-$/.test(folded)
          ? 'trailing'
          : undefined;
    if (hyphen !== undefined) {
      report('hyphen', { at: node, data: { place: hyphen, name }, help: `use ${form}`, fix });
      return;
    }
    const foreign = [...name].find((one) => one.charCodeAt(0) > 0x7f);
    if (folder !== undefined && folded !== folder.normalize('NFKC')) {
      const common = {
        at: node,
        actual: name,
        expected: [folder],
        fix,
        ...onClients('name-folder', config),
      };
      const twin = lookalike(name, folder);
      if (twin)
        report('confusable', {
          ...common,
          data: { ...twin, folder },
          help: `write \`${folder}\` in ASCII letters`,
        });
      else
        report('folder', {
          ...common,
          data: { name, folder },
          help: `write \`name: ${folder}\`, or rename the folder to \`${name}\``,
        });
    } else if (folder !== undefined && name !== folder) {
      const renamed = folder.normalize('NFC') === folder;
      report('normalization', {
        at: node,
        data: { name, folder },
        actual: name,
        expected: [folder],
        clients: clientsDropping('name-folder', config),
        help: renamed
          ? `write \`name: ${folder}\``
          : 'rename the folder to the composed form (NFC) of its name',
        fix: renamed ? { ...useFolder(node, folder), kind: 'safe' } : undefined,
      });
    } else if (foreign !== undefined) {
      report('nonAscii', {
        at: node,
        data: { character: describe(foreign) },
        help: 'use a to z if the skill is shared',
      });
    }
  },
});

function folderOf(path: string): string | undefined {
  return path.split('/').at(-2);
}

function useFolder(node: YamlNode, folder: string): Fix {
  return {
    kind: 'suggested',
    title: 'Use the name of the folder',
    edits: [{ extent: node.extent, text: quotedName(folder) }],
  };
}

/** A name that begins with a digit might be read as a number or a date. */
function quotedName(name: string): string {
  return /^\p{L}/u.test(name) && !/^(?:true|false|null|yes|no|on|off)$/.test(name) ? name : quoted(name);
}

function isAllowed(character: string): boolean {
  return character === '-' || (/^[\p{L}\p{N}]$/u.test(character) && character === character.toLowerCase());
}

function isLegal(name: string): boolean {
  return name !== '' && [...name].every(isAllowed) && !/^-|-$|--/.test(name) && [...name].length <= maxLength;
}

function describe(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  if (character === ' ') return 'space';
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `\`${character}\` (U+${code})` : `U+${code}`;
}

/** Letters of other scripts that look like one of ours. */
const twins: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    һ: 'h',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
  },
  ...{
    α: 'a',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ɡ: 'g',
    ı: 'i',
    ո: 'n',
    օ: 'o',
  },
};

/** The first lookalike in a name that otherwise looks like its folder's; undefined where it does not. */
function lookalike(name: string, folder: string): { character: string; letter: string } | undefined {
  const plain = [...name].map((one) => twins[one] ?? one).join('');
  if (plain !== folder) return undefined;
  const found = [...name].find((one) => twins[one] !== undefined);
  return found === undefined ? undefined : { character: describe(found), letter: twins[found] ?? '' };
}
