import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryDocumentOf, type Page } from '../shared/document/page.ts';
import type { ScreenFacts } from './screens/facts.ts';

/** What the tests know, against which a page is held. */
export interface Known {
  /** The project's root. */
  root: string;
  /** Every answer of the sandbox, such as `POST /v3/order`. */
  answered: ReadonlySet<string>;
  facts: Readonly<Record<string, ScreenFacts>>;
}

/** How long the description of a page may be: what a search engine shows of it. */
const DESCRIPTION = { least: 20, most: 160 };

/** The key of a call among the sandbox's answers. */
export function answerOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Every answer of a sandbox, by its routes. */
export function answersOf(routes: readonly { method: string; path: string }[]): Set<string> {
  return new Set(routes.map(({ method, path }) => `${method} ${path.replace('/esita', '')}`));
}

function read(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

/** `file:line` of the first line that has a text; the first line where none has. */
function placeOf(root: string, file: string, text: string): string {
  const lines = (read(root, file) ?? '').split('\n');
  return `${file}:${
    Math.max(
      0,
      lines.findIndex((line) => line.includes(text)),
    ) + 1
  }`;
}

function documentFindings(page: Page, { root }: Known): string[] {
  const file = entryDocumentOf(page);
  const html = read(root, file);
  if (html === undefined) return [`pages/${page.name}/page.ts:1 there is no document ${file}`];
  if (page.script === false || html.includes(`src="/pages/${page.name}/main.tsx"`)) return [];
  return [`${placeOf(root, file, '<script')} names no module /pages/${page.name}/main.tsx`];
}

function wordFindings(page: Page, { root, facts }: Known): string[] {
  const { name, title, description } = page;
  const definition = `pages/${name}/page.ts`;
  const at = (text: string) => placeOf(root, definition, text);
  const files = readdirSync(join(root, 'pages', name));
  const long = description.length;
  const filipino = files.some((file) => file.endsWith('.messages.fil.ts'));
  return [
    ...(title.trim() ? [] : [`${at('title')} the title is empty`]),
    ...(long >= DESCRIPTION.least && long <= DESCRIPTION.most
      ? []
      : [`${at('description')} the description has ${long} characters`]),
    ...(filipino && !facts[name]?.filipinoHeading
      ? [`test/screens/${name}.ts:1 has no filipinoHeading`]
      : []),
  ];
}

function readFindings({ name, reads = [] }: Page, { root, answered, facts }: Known): string[] {
  if (!reads.length) return [];
  const at = placeOf(root, `pages/${name}/page.ts`, 'reads');
  const { failed, ready, standsAlone } = facts[name] ?? {};
  return [
    ...reads
      .filter(({ call }) => !answered.has(answerOf(call)))
      .map(({ call }) => `${at} the sandbox does not answer ${answerOf(call)}`),
    ...(standsAlone || (failed && ready)
      ? []
      : [`${at} test/screens/${name}.ts does not say what it shows when ready and when failed`]),
  ];
}

function testFindings(page: Page, { root }: Known): string[] {
  const folder = 'test/pages';
  const view = `pages/${page.name}/`;
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.test.tsx'));
  const tested = files.some((file) => read(root, `${folder}/${file}`)?.includes(view));
  return tested ? [] : [`pages/${page.name}/page.ts:1 no test in ${folder} opens ${page.name}`];
}

/** What a page still lacks, each with file and line; [] for a whole page. */
export function pageFindings(page: Page, known: Known): string[] {
  const checks = [documentFindings, wordFindings, readFindings, testFindings];
  return checks.flatMap((check) => check(page, known));
}

/** The folders that are no page yet. @param pages those that are. */
export function folderFindings(root: string, pages: readonly Page[]): string[] {
  return readdirSync(join(root, 'pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !pages.some(({ name }) => name === entry.name))
    .map(({ name }) => `pages/${name}/page.ts:1 is not there`);
}
