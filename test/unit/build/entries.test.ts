import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesPlugin, titlesOf } from '../../../shared/build/pages.ts';
import { entryDocumentOf, type Page } from '../../../shared/document/page.ts';

const PAGES = ['lend', 'loanDetail'].map((name): Page => {
  const staticScreen = async () => () => null;
  return {
    name,
    title: `Title of ${name}`,
    description: '',
    aliases: [],
    kind: 'public',
    staticScreen,
  };
});

let top = '';
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'entries-'));
});
afterEach(() => rm(top, { recursive: true }));

/** A project of two pages in a folder of this path. */
async function projectIn(path: string): Promise<string> {
  const root = join(top, path);
  for (const page of PAGES) {
    await mkdir(join(root, 'pages', page.name), { recursive: true });
    const title = `<title><%= __TITLES__.${page.name} %></title>`;
    const script = `<script type="module" src="/pages/${page.name}/main.js"></script>`;
    await writeFile(join(root, entryDocumentOf(page)), `<!doctype html>${title}${script}`);
    const main = join(root, `pages/${page.name}/main.js`);
    await writeFile(main, `document.title += '${page.name}'`);
  }
  return root;
}

it.each([
  ['site', '/'],
  ['lend/my site', '/lend/'],
  ['lend/lend', '/lend/'],
  ['pages/site', '/pages/'],
  ['site', '/loanDetail/'],
  ['lend/site', 'https://cdn.example/lend/'],
])('every document of a folder %s, built for %s, gets its own title', async (path, base) => {
  const root = await projectIn(path);
  await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    define: { __TITLES__: titlesOf(PAGES, 'Brand') },
    plugins: pagesPlugin(PAGES),
  });
  for (const { name } of PAGES) {
    const html = await readFile(join(root, 'dist', `${name}.html`), 'utf8');
    expect(html).toContain(`<title>Title of ${name}</title>`);
    expect(html).toContain(`src="${base}assets/`);
  }
});
