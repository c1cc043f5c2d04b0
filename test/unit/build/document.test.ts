import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { loanDetailsCall, loanDetailsQuery } from '../../../shared/api/loanDetails.ts';
import { constant, type QueryData } from '../../../shared/api/query.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import type { Page } from '../../../shared/document/page.ts';
import { headDataOf, isHeadUrgent } from '../../../shared/document/scripts.ts';
import { ENTRY, Layout, parsed, policyOf, rendered, SCRIPTS } from './rendered.ts';

const config = readConfig({});
const page: Page = {
  name: 'loanDetail',
  title: 'Order',
  description: 'What',
  aliases: ['order'],
  kind: 'borrower',
  reads: [loanDetailsQuery],
};
const QUIET = { kind: 'public', name: 'landing' } as const;
const landing = pages.find(({ name }) => name === 'landing') ?? page;

const MAIN = '<main>first</main>';
const expectOrder = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
};
/** The values of an attribute, of the elements that have it. */
const valuesOf = (html: string, selector: string, attribute: string) =>
  Array.from(parsed(html).querySelectorAll(selector), (one) => one.getAttribute(attribute));

describe('the document that ships', () => {
  it('carries the prerendered state and its css, and sends the first request before anything downloads', () => {
    const html = rendered(page);
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en">\s*<head>\s*<meta charset="utf-8">/);
    expect(html).toContain(`<div id="root">${MAIN}</div>`);
    expect(html).toContain('<style>p{color:red}</style>');
    const scripts = ['/guard.js', '/assets/b.js', '/assets/a.js'];
    expectOrder(html, 'Content-Security-Policy', 'head()', MAIN, 'paint()', ...scripts);
  });

  it('keeps what its entry document has, and names what that lacks', () => {
    const tag = '<meta name="apple-itunes-app" content="app-id=1">';
    expect(rendered(page, { html: ENTRY.replace('</title>', `</title>${tag}`) })).toContain(tag);
    for (const [part, problem] of [
      ['<div id="root"></div>', '#root'],
      ['Title', 'loanDetail lacks a title'],
    ] as const)
      expect(() => rendered(page, { html: ENTRY.replace(part, '') })).toThrow(problem);
  });

  it('that paints a reply keeps its scripts in a template, before the paint script, which takes them out', () => {
    const html = rendered({ ...page, View: () => null });
    const kept = parsed(html).querySelector('template.start')?.innerHTML ?? '';
    const fetched = valuesOf(kept, 'link[rel=preload][as=script][crossorigin]', 'href');
    expect(fetched).toEqual(['/assets/b.js', '/assets/a.js']);
    expect(valuesOf(kept, 'script[type=module]', 'src')).toEqual(['/assets/a.js']);
    expectOrder(html, MAIN, '<template class="start">', 'paint()');
    expect(valuesOf(html, 'link[rel=preload]', 'href')).toEqual([]);
    expect(valuesOf(html, 'script[type=module]', 'src')).toEqual([]);
  });

  it('runs its head script after the content if it is not urgent', () =>
    expectOrder(rendered({ ...page, ...QUIET }), MAIN, 'head()', 'paint()', '/assets/a.js'));

  it.each<[string, boolean, Partial<Page>]>([
    ['sends a call for its content', true, {}],
    ['is public, and paints before it sends its call', false, QUIET],
    ['sends nothing', false, { name: 'testPreview', reads: [] }],
    [
      'has more than one language',
      true,
      { reads: [], languages: { fil: async () => ({ default: {} }) } },
    ],
  ])('has an urgent part if the page %s: %s', (_, urgent, own) => {
    expect(isHeadUrgent({ ...page, ...own })).toBe(urgent);
  });

  it('hands data to its script that cannot end the element it stands in', () => {
    const languages = { fil: { title: '</script><b>', files: [] } };
    const data = { ...headDataOf(landing, config, [], () => []), languages };
    const document = parsed(rendered(landing, { scripts: { ...SCRIPTS, data } }));
    expect(JSON.parse(document.getElementById('page-data')?.textContent ?? '')).toEqual(data);
    expect(document.querySelector('b')).toBeNull();
  });

  it('leaves policy and guard to a build', () => {
    const client = '<script type="module" src="/@vite/client"></script>';
    const html = ENTRY.replace('crossorigin src="/assets/a.js"', 'src="/main.tsx"').replace(
      '<title>',
      `${client}<title>`,
    );
    const made = rendered(page, { html, files: undefined });
    expect(policyOf(made)).toBe('');
    const scripts = valuesOf(made, 'script[src]', 'src');
    expect(scripts).toEqual(['/@vite/client', '/main.tsx']);
  });

  it('has scripts and styles as the build made them, which cannot end their element', () => {
    const [paint, css] = ['a<b&&c>"d"', 'a>b{content:"&"}'];
    const files = { css, imports: [], guard: '/guard.js' };
    const html = rendered(page, { scripts: { ...SCRIPTS, paint }, files });
    expect(html).toContain(`<script>${paint}</script>`);
    expect(html).toContain(`<style>${css}</style>`);
    expect(rendered(page, { files: { ...files, css: '' } })).not.toContain('<style>');
    for (const text of ['x="</script>"', 'x="</SCRIPT "', 'x<!--y'])
      expect(() => rendered(page, { scripts: { ...SCRIPTS, paint: text } })).toThrow(/script el/);
    expect(() => rendered(page, { files: { ...files, css: '</style>' } })).toThrow(/style element/);
  });

  it('escapes what comes from a definition, and lets search engines list public pages only', () => {
    const described: Page = { ...page, kind: 'public', description: 'A "word" <here>' };
    expect(rendered(described)).toContain('content="A &quot;word&quot; &lt;here&gt;"');
    expect(rendered(page)).toContain('noindex');
    expect(rendered(described)).not.toContain('noindex');
  });

  it('stands inside its layout, after the choice of language', () => {
    const root = `<div id="root">${MAIN}</div>`;
    expect(rendered(landing)).toMatch(/<body>\s*<nav.*<\/nav><div id="root">/);
    const framed = rendered(landing, { Layout });
    expect(framed).toContain(`</nav><p>above</p>${root}<p>below</p>`);
  });
});

const requestsOf = (some: Page, settings: typeof config) =>
  headDataOf(some, settings, [], () => []).requests;

it('the first calls of a document are plain data, with their alias on the wire', () => {
  const aliased = readConfig({ VITE_PATH_ALIASES: `{"${loanDetailsCall.path}":"/a/b"}` });
  const second: QueryData = { call: loanDetailsCall, parameters: { scene: constant('3') } };
  const sent = { call: { path: loanDetailsCall.path, method: 'POST' }, address: '/esita/a/b' };
  expect(requestsOf({ ...page, reads: [loanDetailsQuery, second] }, aliased)).toEqual([
    { ...sent, parameters: loanDetailsQuery.parameters },
    { ...sent, parameters: { scene: { from: 'constant', value: '3' } } },
  ]);
  expect(requestsOf({ ...page, reads: [] }, config)).toEqual([]);
});

it('the first calls of the landing page’s document are template and visit, under the configured segment', () => {
  const requests = requestsOf(landing, readConfig({ VITE_COUNTRY_SEGMENT: 'in' }));
  expect(requests).toMatchObject([
    {
      address: '/esita/api/v2/in/service/channel/channel-template',
      call: { method: 'GET' },
      parameters: { templateId: { from: 'address', name: 'id' } },
    },
    {
      address: '/esita/api/v2/in/promotion/track-visit',
      parameters: { client_type: { value: 'h5' }, page_type: { value: '1' } },
    },
  ]);
});

it('a page has routes that no other has', () => {
  const routes = pages.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(new Set(routes).size).toBe(routes.length);
});
