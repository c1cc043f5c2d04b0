import { COMMON_NAMES } from '../api/session/commonParameters.ts';
import { ACTION_WORDS, CONTROL_WORDS, EVENT_WORDS, NAME_WORDS } from '../bridge/protocol.docs.ts';
import { ACTIONS, type Action, CONTROLS, EVENTS, type PayloadFields } from '../bridge/protocol.ts';
import { MARKETS } from '../config/market.ts';
import { ALL_SETTINGS } from '../config/settings.ts';
import { type Page, pathOf } from '../document/page.ts';

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function payloadText(fields: PayloadFields): string {
  const inner = Object.entries(fields).map(([name, kind]) =>
    typeof kind === 'string' ? `${name}: ${kind}` : `${name}: ${kind.join(' or ')}`,
  );
  return `\`{${inner.join(', ')}}\``;
}

/** The actions of the protocol as a table for native developers. */
export function actionTable(): string {
  const rows = Object.entries(ACTIONS as Record<string, Action>).map(([name, action]) => {
    const { when, shell, browser } = ACTION_WORDS[name as keyof typeof ACTIONS];
    return [
      `\`${name}\``,
      payloadText(action.payload),
      action.replies ? 'yes' : 'no',
      when,
      shell,
      browser,
    ];
  });
  const head = ['action', 'payload', 'reply', 'sent when', 'the shell', 'without a shell'];
  return table(head, rows);
}

/** The messages about the bridge itself, and the shell's events. */
export function controlTable(): string {
  const controls = Object.entries(CONTROLS as Record<string, Action>).map(([name, action]) => [
    `\`${name}\``,
    'page to shell',
    payloadText(action.payload),
    action.replies ? 'yes' : 'no',
    CONTROL_WORDS[name as keyof typeof CONTROLS],
  ]);
  const events = Object.entries(EVENTS as Record<string, PayloadFields>).map(([name, fields]) => [
    `\`${name}\``,
    'shell to page',
    payloadText(fields),
    'no',
    EVENT_WORDS[name as keyof typeof EVENTS],
  ]);
  return table(['message', 'way', 'payload', 'reply', 'what it says'], [...controls, ...events]);
}

/** The global names that page and shell look for. */
export function nameTable(): string {
  const rows = Object.entries(NAME_WORDS).map(([name, { from, says }]) => [
    `\`${name}\``,
    `the ${from}`,
    says,
  ]);
  return table(['name', 'is put there by', 'what it is'], rows);
}

/** What the address of a page must say, or nothing is read. */
function needed({ reads = [] }: Page): string[] {
  const sources = reads.flatMap(({ parameters, requires = [] }) => [
    ...requires,
    ...Object.values(parameters),
  ]);
  const names = sources.flatMap((source) =>
    source.from === 'constant' || source.optional ? [] : [source.name],
  );
  return [...new Set(names)];
}

/** The address of every page that an app opens, with what it needs and may carry. */
export function pageTable(pages: readonly Page[]): string {
  const rows = pages
    .filter(({ kind }) => kind !== 'tool')
    .map((page) => {
      const aliases = page.aliases.filter((alias) => alias !== 'index');
      const routes = [pathOf(page), ...aliases].map((route) => `/${route}`);
      const own = Object.entries(page.parameters ?? {}).map(
        ([name, says]) => `\`${name}\`: ${says}`,
      );
      return [codes(routes), codes(needed(page)) || '–', own.join('; ') || '–', page.description];
    });
  return table(['address', 'needs', 'may carry besides', 'shows'], rows);
}

function defaultOf(name: string, fallback: string): string {
  if (name in MARKETS.ph) return "the market's";
  if (name === 'routeKeys') return 'their own names';
  return fallback ? `\`${fallback}\`` : '–';
}

/** Every setting: its key in the environment, its name in the file on the CDN, its default. */
export function settingTable(): string {
  const kinds = { text: '', list: '; comma list', map: '' };
  const rows = Object.entries(ALL_SETTINGS).map(
    ([name, { env, file, fallback, says, expects, kind }]) => [
      `\`${env}\``,
      file ? `\`${name}\`` : '–',
      defaultOf(name, fallback),
      says,
      `${expects}${kinds[kind]}`,
    ],
  );
  return table(['key', 'in the file', 'default', 'what', 'must be'], rows);
}

/** The parts of the README that are made from code, by the name between their marks. */
export function guideParts(pages: readonly Page[]): Readonly<Record<string, string>> {
  return {
    pages: pageTable(pages),
    common: codes(COMMON_NAMES),
    settings: settingTable(),
    names: nameTable(),
    actions: actionTable(),
    controls: controlTable(),
  };
}

/**
 * A README with its made parts made anew. @throws Error naming a part whose marks are missing.
 */
export function withGuide(readme: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const marks = new RegExp(`(<!-- made:${name} -->\\n)[\\s\\S]*?(\\n<!-- /made:${name} -->)`);
    if (!marks.test(text)) throw new Error(`README: no marks for ${name}`);
    return text.replace(marks, (_, before: string, after: string) => `${before}${part}${after}`);
  }, readme);
}
