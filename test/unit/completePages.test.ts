import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { entryDocumentOf } from '../../shared/document/page.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { screenFacts } from '../screens/facts.ts';
import { filipinoTitleOf } from './lib/catalogues.ts';

/** What the sandbox answers, such as `POST /esita/v3/order`. */
const answered = createSandbox().app.routes.map(({ method, path }) => `${method} ${path}`);

describe.each(pages.map((page) => [page.name, page] as const))('/%s', (name, page) => {
  const { description, staticScreen, reads = [], title } = page;

  it('has a document that names its script', () => {
    const document = entryDocumentOf(page);
    const html = readFileSync(document, 'utf8');
    const named = `<script type="module" src="/pages/${name}/main.tsx"></script>`;
    const advice = staticScreen ? `takes no script: delete ${named}` : `needs ${named}`;
    expect(html.includes(`src="/pages/${name}/main.tsx"`), `${document} ${advice}`).toBe(
      !staticScreen,
    );
    const title = `<%= __TITLES__.${name} %>`;
    expect(html.includes(title), `${document} needs <title>${title}</title>`).toBe(true);
  });

  it('has a title, and a description as long as a search engine shows', () => {
    const file = `pages/${name}/page.ts`;
    expect(title.trim(), `${file} needs a title`).not.toBe('');
    const advice = `${file} needs a description of 20 to 160 characters`;
    expect(description.length, advice).toBeGreaterThan(19);
    expect(description.length, advice).toBeLessThan(161);
  });

  it('has a name of its own for testers', () => {
    const others = pages.filter((one) => one.name !== name).map((one) => one.label ?? one.title);
    const label = page.label ?? title;
    const advice = `pages/${name}/page.ts needs a \`label\` that no other page has, for the testers' page`;
    expect(others, advice).not.toContain(label);
    expect(label, advice).not.toContain('{');
  });

  it('reads what the sandbox answers', () => {
    for (const { call } of reads) {
      const path = call.path.replace(/\{(\w+)\}/g, ':$1');
      const route = `${call.method} ${path}`;
      const advice = `the sandbox does not answer '${route}': write it into test/sandbox/pages/${name}.ts`;
      expect(answered.includes(`${call.method} /esita${path}`), advice).toBe(true);
    }
  });

  it('says in test/screens what it shows', () => {
    const { failed, ready, standsAlone, filipinoHeading } = screenFacts[name] ?? {};
    if (reads.length && !standsAlone) {
      const facts = `${name}: { failed: 'title of its error', ready: 'a text that only the ready screen shows' }`;
      expect([failed, ready], `test/screens/facts.ts needs ${facts}`).not.toContain(undefined);
    }
    const advice = `pages/${name}/page.ts needs titles: { fil: … }, or test/screens/facts.ts filipinoHeading for ${name}`;
    if (page.languages) expect(filipinoTitleOf(name) || filipinoHeading, advice).toBeTruthy();
  });
});

it('nothing is left over of a page that is gone', () => {
  const folders = readdirSync('pages', { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of folders) {
    const advice = `pages/${name} has no page.ts: write it, or delete the folder`;
    expect(existsSync(`pages/${name}/page.ts`), advice).toBe(true);
  }
  const names = pages.map(({ name }) => name);
  const answering = readdirSync('test/sandbox/pages').map((file) => file.replace('.ts', ''));
  for (const [file, known] of [
    ['the entry in test/screens/facts.ts', Object.keys(screenFacts)],
    ['the file in test/sandbox/pages', answering],
  ] as const) {
    const left = known.filter((name) => !names.includes(name));
    expect(left, `there is no such page: rename or delete ${file}`).toEqual([]);
  }
});
