import { COMMON_NAMES } from '../api/session/commonParameters.ts';
import { ACTION_DOCS, CONTROL_DOCS, EVENT_DOCS, GLOBAL_DOCS } from '../bridge/protocol.docs.ts';
import { ACTIONS, type Action, CONTROLS, EVENTS, type PayloadFields } from '../bridge/protocol.ts';
import { MARKETS } from '../config/market.ts';
import { ALL_SETTINGS } from '../config/settings.ts';
import { type Page, routesOf } from '../document/page.ts';

/** A row of a Markdown table. */
const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Names as inline code, with commas between them. */
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
    const { when, shell, browser } = ACTION_DOCS[name as keyof typeof ACTIONS];
    return [
      `\`${name}\``,
      payloadText(action.payload),
      action.replies ? 'yes' : 'no',
      when,
      shell,
      browser,
    ];
  });
  const head = ['action', 'payload', 'reply', 'sent when', 'the app', 'without an app'];
  return table(head, rows);
}

/** The messages about the bridge itself and the app's events, as a table for native developers. */
function controlTable(): string {
  const controls = Object.entries(CONTROLS as Record<string, Action>).map(([name, action]) => [
    `\`${name}\``,
    'page to app',
    payloadText(action.payload),
    action.replies ? 'yes' : 'no',
    CONTROL_DOCS[name as keyof typeof CONTROLS],
  ]);
  const events = Object.entries(EVENTS as Record<string, PayloadFields>).map(([name, fields]) => [
    `\`${name}\``,
    'app to page',
    payloadText(fields),
    'no',
    EVENT_DOCS[name as keyof typeof EVENTS],
  ]);
  return table(['message', 'direction', 'payload', 'reply', 'meaning'], [...controls, ...events]);
}

/** The global names that page and app look for. */
function nameTable(): string {
  const rows = Object.entries(GLOBAL_DOCS).map(([name, { from, meaning }]) => [
    `\`${name}\``,
    from === 'shell' ? 'the app' : 'the page',
    meaning,
  ]);
  return table(['name', 'set by', 'meaning'], rows);
}

/** The parameters without which a page reads nothing. */
function neededParameters({ reads = [] }: Page): string[] {
  const sources = reads.flatMap(({ parameters, requires = [] }) => [
    ...requires,
    ...Object.values(parameters),
  ]);
  const names = sources.flatMap((source) =>
    source.from === 'constant' || source.optional ? [] : [source.name],
  );
  return [...new Set(names)];
}

/** Every page that an app can open: its addresses, and the parameters that it needs or may have. */
function pageTable(pages: readonly Page[]): string {
  const rows = pages
    .filter(({ kind }) => kind !== 'tool')
    .map((page) => {
      const addresses = routesOf(page).map((route) => `/${route}`);
      const own = Object.entries(page.parameters ?? {}).map(
        ([name, meaning]) => `\`${name}\`: ${meaning}`,
      );
      return [
        codes(addresses),
        codes(neededParameters(page)) || '–',
        own.join('; ') || '–',
        page.description,
      ];
    });
  return table(['address', 'needs', 'optional', 'shows'], rows);
}

function defaultOf(name: string, fallback: string): string {
  if (name in MARKETS.ph) return "the market's";
  if (name === 'routeKeys') return 'their own names';
  return fallback ? `\`${fallback}\`` : '–';
}

/** Every setting as a table for operators. */
function settingTable(): string {
  const kinds = { text: '', list: '; comma list', map: '' };
  const rows = Object.entries(ALL_SETTINGS).map(
    ([name, { env, file, fallback, meaning, expects, kind }]) => [
      `\`${env}\``,
      file ? `\`${name}\`` : '–',
      defaultOf(name, fallback),
      meaning,
      `${expects}${kinds[kind]}`,
    ],
  );
  return table(['setting', 'name at run time', 'default', 'meaning', 'must be'], rows);
}

/** The generated parts of the documents, by the name in their marks (`<!-- generated:settings -->`). */
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

/** Replaces the generated parts of a document. @throws Error naming a part whose marks are missing. */
export function withGuide(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const start = `<!-- generated:${name} -->\n`;
    const end = `<!-- /generated:${name} -->`;
    const [before, rest = ''] = text.split(start);
    const [, after] = rest.split(end);
    if (before === undefined || after === undefined) throw new Error(`No marks for ${name}`);
    return `${before}${start}${part}\n${end}${after}`;
  }, document);
}
