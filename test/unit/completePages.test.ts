import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { ROUTES_FILE, routesFile } from '../../shared/build/routes.ts';
import { type Page, pagesFrom } from '../../shared/document/page.ts';
import { answersOf, folderFindings, type Known, pageFindings } from '../pageFindings.ts';
import { PAGE_ROUTES_FILE, pageRoutesFile } from '../pageRoutesFile.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { screenFacts } from '../screens/facts.ts';

const root = join(import.meta.dirname, '../..');
const answered = answersOf(createSandbox().app.routes);
const known: Known = { root, answered, facts: screenFacts };

describe('every page is whole', () => {
  it.each(pages.map((page) => [page.name, page] as const))('%s', (_, page) =>
    expect(pageFindings(page, known)).toEqual([]),
  );

  it('every folder is a page, and every test’s facts are of one', () => {
    expect(folderFindings(root, pages)).toEqual([]);
    const names = pages.map(({ name }) => name);
    expect(Object.keys(screenFacts).filter((name) => !names.includes(name))).toEqual([]);
  });

  it(`${ROUTES_FILE} has every route (npm run guide writes it)`, async () => {
    const { default: text } = await import('../../shared/config/routes.ts?raw');
    expect(text).toBe(routesFile(pages));
  });

  it(`${PAGE_ROUTES_FILE} has every file of its folder (npm run guide writes it)`, async () => {
    expect(await readFile(join(root, PAGE_ROUTES_FILE), 'utf8')).toBe(pageRoutesFile(root));
  });
});

describe('what a page lacks', () => {
  async function inFolder<Found>(
    files: Readonly<Record<string, string>>,
    work: (folder: string) => Found,
  ): Promise<Found> {
    const folder = await mkdtemp(join(tmpdir(), 'page-'));
    await mkdir(join(folder, 'pages/home'), { recursive: true });
    await mkdir(join(folder, 'test/pages'), { recursive: true });
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
    const found = work(folder);
    await rm(folder, { recursive: true });
    return found;
  }
  const [home] = pagesFrom({
    './home/page.ts': {
      title: '',
      description: 'Short.',
      kind: 'borrower',
      screen: async () => () => null,
      reads: [loanDetailsQuery],
    },
  });
  const page = home as Page;
  const nothing = { answered: new Set<string>(), facts: {} };

  it('is said with file and line', async () => {
    const files = { 'pages/home/page.ts': "\ntitle: '',\ndescription: 'Short.',\nreads: []," };
    const found = await inFolder(files, (folder) =>
      pageFindings(page, { root: folder, ...nothing }),
    );
    expect(found).toEqual([
      'pages/home/page.ts:1 there is no document pages/home/home.html',
      'pages/home/page.ts:2 the title is empty',
      'pages/home/page.ts:3 the description has 6 characters',
      'pages/home/page.ts:4 the sandbox does not answer POST /v3/loan-details/loan-details',
      'pages/home/page.ts:4 test/screens/home.ts does not say what it shows when ready and when failed',
      'pages/home/page.ts:1 no test in test/pages opens home',
    ]);
  });

  it('is a document without its module, a heading, a definition', async () => {
    const files = {
      'pages/home/Home.tsx': 'export function Hoem() {}',
      'pages/home/home.html': '<p>\n<script src="/pages/other/main.tsx">',
      'pages/home/home.messages.fil.ts': '',
    };
    const [views, folders] = await inFolder(files, (folder) => [
      pageFindings(page, { root: folder, ...nothing }),
      folderFindings(folder, []),
    ]);
    expect(views).toEqual(
      expect.arrayContaining([
        'pages/home/home.html:2 names no module /pages/home/main.tsx',
        'test/screens/home.ts:1 has no filipinoHeading',
      ]),
    );
    expect(folders).toEqual(['pages/home/page.ts:1 is not there']);
  });
});
