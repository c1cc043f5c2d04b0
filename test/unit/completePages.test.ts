import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { entryDocumentOf, shippedPages } from '../../shared/document/page.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { screenFacts } from '../screens/facts.ts';

/** What the sandbox answers, such as `POST /esita/v3/order`. */
const answered = createSandbox().app.routes.map(({ method, path }) => `${method} ${path}`);

describe.each(pages.map((page) => [page.name, page] as const))('/%s', (name, page) => {
  const { description, script, reads = [], title } = page;
  const files = readdirSync(`pages/${name}`);

  it('has a document that names its script', () => {
    const html = readFileSync(entryDocumentOf(page), 'utf8');
    expect(html.includes('src="./main.tsx"')).toBe(script !== false);
    expect(html).toContain(`<%= __TITLES__.${name} %>`);
  });

  it('has a title, and a description as long as a search engine shows', () => {
    expect(title.trim()).not.toBe('');
    expect(description.length).toBeGreaterThan(19);
    expect(description.length).toBeLessThan(161);
  });

  it('reads what the sandbox answers', () => {
    for (const { call } of reads) {
      const path = call.path.replace(/\{(\w+)\}/g, ':$1');
      expect(answered).toContain(`${call.method} /esita${path}`);
    }
  });

  it('says in test/screens what it shows', () => {
    const { failed, ready, standsAlone, filipinoHeading } = screenFacts[name] ?? {};
    if (reads.length && !standsAlone) expect([failed, ready]).not.toContain(undefined);
    const isTranslated = files.some((file) => file.endsWith('.messages.fil.ts'));
    if (isTranslated) expect(page.titles?.fil ?? filipinoHeading).toBeTruthy();
  });
});

it('nothing is left over of a page that is gone', () => {
  const folders = readdirSync('pages', { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of folders) expect(existsSync(`pages/${name}/page.ts`), name).toBe(true);
  const names = pages.map(({ name }) => name);
  const answering = readdirSync('test/sandbox/pages').map((file) => file.replace('.ts', ''));
  for (const name of [...Object.keys(screenFacts), ...answering]) expect(names).toContain(name);
});

it('a build has the testers’ page only if it is asked for', () => {
  const names = (asked?: string) => shippedPages(pages, asked).map(({ name }) => name);
  expect(names('on')).toContain('testPreview');
  for (const asked of [undefined, '', 'off', 'true']) {
    expect(names(asked)).not.toContain('testPreview');
  }
  expect(names()).toHaveLength(pages.length - 1);
});
