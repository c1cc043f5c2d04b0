import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { loanDetailsCall, loanDetailsQuery } from '../../../shared/api/loanDetails.ts';
import { constant, type QueryData } from '../../../shared/api/query.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { contentPolicy } from '../../../shared/document/contentPolicy.ts';
import {
  bootRequestsOf,
  headDataOf,
  isHeadUrgent,
} from '../../../shared/document/documentScripts.ts';
import { type Page, pageOf } from '../../../shared/document/page.ts';
import { ENTRY, Layout, parsed, policyOf, rendered, SCRIPTS } from './rendered.ts';

const config = readConfig({});
const page: Page = {
  name: 'loanDetail',
  title: 'Order',
  description: 'What',
  aliases: ['order'],
  kind: 'borrower',
  screen: async () => () => null,
  reads: [loanDetailsQuery],
};

const withConfig = (env: Record<string, string>) =>
  policyOf(rendered(page, { config: readConfig(env) }));

const MAIN = '<main>first</main>';
const expectOrder = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
};
const QUIET = { kind: 'public', name: 'landing' } as const;

describe('the document that ships', () => {
  it('carries the prerendered state and its css, and sends the first request before anything downloads', () => {
    const html = rendered(page);
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
    expect(html).toContain('<div id="root"><main>first</main></div>');
    expect(html).toContain('<style>p{color:red}</style>');
    const scripts = ['/guard.js', '/assets/b.js', '/assets/a.js'];
    expectOrder(html, 'Content-Security-Policy', 'head()', MAIN, 'paint()', ...scripts);
  });

  it('keeps what its entry document has, and names what that lacks', () => {
    const tag = '<meta name="apple-itunes-app" content="app-id=1">';
    expect(rendered(page, { html: ENTRY.replace('</title>', `</title>${tag}`) })).toContain(tag);
    const without =
      (part: string, instead = '') =>
      () =>
        rendered(page, { html: ENTRY.replace(part, instead) });
    expect(without('<div id="root"></div>')).toThrow('#root');
    expect(without('<meta charset="utf-8">')).toThrow('meta[charset]');
    expect(without('Title')).toThrow('loanDetail has no title');
  });

  it('that paints a reply fetches its modules after it, and leaves the start to the paint script', () => {
    const { first } = landing;
    const html = rendered({ ...page, ...(first && { first }) });
    const fetched = parsed(html).querySelectorAll('link[rel=preload][as=script][crossorigin]');
    expect(Array.from(fetched, (link) => link.getAttribute('href'))).toEqual([
      '/assets/b.js',
      '/assets/a.js',
    ]);
    expectOrder(html, MAIN, '<link itemProp', '<template class="start"><script type="module"');
    expect(parsed(html).querySelectorAll('script[type=module]')).toHaveLength(0);
  });

  it('runs its head script after the content if it is not urgent', () =>
    expectOrder(rendered({ ...page, ...QUIET }), MAIN, 'head()', 'paint()', '/assets/a.js'));

  it.each<[string, boolean, Partial<Page>]>([
    ['sends a call for its content', true, {}],
    ['is public, and paints before it sends its call', false, QUIET],
    ['sends nothing', false, { name: 'testPreview', reads: [] }],
    ['has more than one language', true, { reads: [], translations: { fil: [] } }],
  ])('has an urgent part if the page %s: %s', (_, urgent, own) => {
    expect(isHeadUrgent({ ...page, ...own })).toBe(urgent);
  });

  it('allows exactly the scripts and styles it carries', () => {
    const policy = policyOf(rendered(page));
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(
      `script-src 'self' 'sha256-${hash('head()')}' 'sha256-${hash('paint()')}';`,
    );
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('p{color:red}')}';`);
    expect(policy).not.toContain('unsafe');
  });

  it('hands data to its script that cannot end the element it stands in', () => {
    const data = { ...headDataOf(landing, config), headerNames: ['</script><b>'] };
    const document = parsed(rendered(landing, { scripts: { ...SCRIPTS, data } }));
    expect(JSON.parse(document.getElementById('page-data')?.textContent ?? '')).toEqual(data);
    expect(document.querySelector('b')).toBeNull();
  });

  it('leaves policy and guard to a build, and finds the files of its folder from the root', () => {
    const html = ENTRY.replace('crossorigin src="/assets/a.js"', 'src="./main.tsx"').replace(
      '<title>',
      '<script type="module" src="/@vite/client"></script><link rel="stylesheet" href="../x.css"><title>',
    );
    const made = rendered(page, { html, hasPolicy: false, files: { imports: [], css: '' } });
    expect(policyOf(made)).toBe('');
    expect(made).not.toContain('guard.js');
    const scripts = parsed(made).querySelectorAll('script[src]');
    expect(Array.from(scripts, (script) => script.getAttribute('src'))).toEqual([
      '/@vite/client',
      '/pages/loanDetail/main.tsx',
    ]);
    expect(made).toContain('href="/pages/x.css"');
  });

  it.each([
    ['a page', false],
    ['a page with frames', true],
  ])('has a list of its own for every kind of fetch: %s', (_, frames) => {
    const without = readConfig({ VITE_SERVICE_WORKER: 'off' });
    const policy = contentPolicy(without, ['head()'], [], frames);
    const lists = Object.fromEntries(
      policy.split('; ').map((one) => [one.split(' ', 1)[0], one.slice(one.indexOf(' ') + 1)]),
    );
    // https://www.w3.org/TR/CSP3/#directives-fetch, without those that fall back to another of them.
    for (const kind of ['script', 'style', 'img', 'connect']) {
      expect(lists[`${kind}-src`], kind).toMatch(/^'self'/);
    }
    for (const kind of ['font', 'media', 'manifest', 'object', 'child', 'worker']) {
      expect(lists[`${kind}-src`], kind).toBe("'none'");
    }
    expect(lists['frame-src']).toBe(frames ? "'self' https:" : "'none'");
    expect(lists['default-src']).toBe("'self'");
    expect([lists['base-uri'], lists['form-action']]).toEqual(["'none'", "'none'"]);
    expect(contentPolicy(config, undefined, [])).toContain("script-src 'none';");
  });

  it('allows the service worker and the policy that makes its address, and neither where there is none', () => {
    const allowed =
      "worker-src 'self'; require-trusted-types-for 'script'; trusted-types service-worker";
    const refused = "worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    const withWorker = readConfig({});
    const without = readConfig({ VITE_SERVICE_WORKER: 'off' });
    expect(contentPolicy(withWorker, ['head()'], [])).toContain(allowed);
    expect(contentPolicy(without, ['head()'], [])).toContain(refused);
    // A page without script has nothing that could register it.
    expect(contentPolicy(withWorker, undefined, [])).toContain(refused);
  });

  it('narrows images to the trusted hosts and opens the API host', () => {
    const api = 'https://api.lend.example';
    const policy = withConfig({ VITE_TRUSTED_HOSTS: 'img.lend.example', VITE_API_HOST: api });
    const images = `img-src 'self' data: blob: ${api} https://img.lend.example;`;
    expect(policy).toContain(images);
    expect(policy).toContain(`connect-src 'self' ${api};`);
  });

  it.each(['VITE_REPORT_URL', 'VITE_METRICS_URL'])(
    'opens the address of %s, and only a proper one',
    (key) => {
      expect(withConfig({ [key]: 'https://log.lend.example/errors?k=1' })).toContain(
        "connect-src 'self' https://log.lend.example;",
      );
      expect(withConfig({ [key]: '/reports' })).toContain("connect-src 'self';");
      for (const bad of ['http://log.example/', 'javascript:1', 'log.example']) {
        expect(() => readConfig({ [key]: bad })).toThrow(key);
      }
    },
  );

  it('escapes what comes from a definition, and lets search engines list public pages only', () => {
    const described: Page = { ...page, kind: 'public', description: 'A "word" <here>' };
    expect(rendered(described)).toContain('content="A &quot;word&quot; &lt;here&gt;"');
    expect(rendered(page)).toContain('noindex');
    expect(rendered(described)).not.toContain('noindex');
  });

  it('plans the first calls as plain data, with their alias on the wire', () => {
    const aliased = readConfig({ VITE_PATH_ALIASES: `{"${loanDetailsCall.path}":"/a/b"}` });
    const second: QueryData = { call: loanDetailsCall, parameters: { scene: constant('3') } };
    const { path } = loanDetailsCall;
    const call = { path, method: 'POST' };
    const address = '/esita/a/b';
    expect(bootRequestsOf({ ...page, reads: [loanDetailsQuery, second] }, aliased)).toEqual([
      { call, address, parameters: loanDetailsQuery.parameters },
      { call, address, parameters: { scene: { from: 'constant', value: '3' } } },
    ]);
    const { reads: _, ...quiet } = page;
    expect(bootRequestsOf(quiet, config)).toEqual([]);
  });
});

describe('the manifest', () => {
  it('finds a page by route, alias and .html', () => {
    for (const path of ['/loanDetail', '/order', '/loanDetail.html']) {
      expect(pageOf(pages, path)?.name).toBe('loanDetail');
    }
    for (const path of ['/', '/index', '/index.html', '/officialSite']) {
      expect(pageOf(pages, path)?.name).toBe('officialSite');
    }
    expect(pageOf(pages, '/nowhere')).toBeUndefined();
  });

  it('names each route once', () => {
    const routes = pages.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(routes).size).toBe(routes.length);
  });
});

const found = pages.find(({ name }) => name === 'landing');
if (!found) throw new Error('no landing page');
const landing = found;

describe('the document of the landing page', () => {
  it('stands inside its layout, above the choice of language', () => {
    expect(rendered(landing)).toContain('<body><div id="root"><main>first</main></div><nav');
    expect(rendered(landing, { Layout })).toContain(
      '<body><p>above</p><div id="root"><main>first</main></div><p>below</p><nav',
    );
  });

  it('plans template and visit, under the configured segment', () => {
    const [template, visit] = bootRequestsOf(landing, readConfig({ VITE_COUNTRY_SEGMENT: 'in' }));
    expect(template).toMatchObject({
      address: '/esita/api/v2/in/service/channel/channel-template',
      call: { method: 'GET' },
      parameters: { templateId: { from: 'address', name: 'id' } },
    });
    expect(visit).toMatchObject({
      address: '/esita/api/v2/in/promotion/track-visit',
      parameters: { client_type: { value: 'h5' }, page_type: { value: '1' } },
    });
  });
});
