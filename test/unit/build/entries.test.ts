import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { entriesPlugin, titlesOf } from '../../../shared/build/entriesPlugin.ts';
import { entryDocumentOf, type Page } from '../../../shared/document/page.ts';

function pageNamed(name: string): Page {
  const screen = async () => () => null;
  return { name, title: `Title of ${name}`, description: '', aliases: [], kind: 'public', screen };
}

const PAGES = [pageNamed('lend'), pageNamed('loanDetail')];
const folders: string[] = [];

/** A project of two pages in a folder of this path. */
async function projectIn(path: string): Promise<string> {
  const top = await mkdtemp(join(tmpdir(), 'entries-'));
  folders.push(top);
  const root = join(top, path);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  for (const page of PAGES) {
    const main = `/pages/${page.name}/main.js`;
    await write(
      entryDocumentOf(page),
      `<!doctype html><title><%= __TITLES__.${page.name} %></title><script type="module" src="${main}"></script>`,
    );
    await write(main, `document.title += '${page.name}'`);
  }
  return root;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

describe('every entry document gets its own title', () => {
  it.each([
    ['site', '/'],
    ['site', '/lend/'],
    ['lend/my site', '/lend/'],
    ['lend/lend', '/lend/'],
    ['pages/site', '/pages/'],
    ['site', '/loanDetail/'],
    ['lend/site', 'https://cdn.example/lend/'],
  ])('in a folder %s, built for %s', async (path, base) => {
    const root = await projectIn(path);
    await build({
      root,
      base,
      configFile: false,
      logLevel: 'error',
      appType: 'mpa',
      define: { __TITLES__: titlesOf(PAGES, 'Brand') },
      plugins: [entriesPlugin(PAGES)],
    });
    for (const { name } of PAGES) {
      const html = await readFile(join(root, 'dist', `${name}.html`), 'utf8');
      expect(html).toContain(`<title>Title of ${name}</title>`);
      expect(html).toContain(`src="${base}assets/`);
    }
  });
});
