import { type IndexHtmlTransformContext, type ResolvedConfig, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { htmlPlugin } from '../../../shared/build/htmlPlugin.ts';
import { type Page, templateOf } from '../../../shared/document/page.ts';

function pageNamed(name: string): Page {
  return { name, title: `Title of ${name}`, description: '', aliases: [], kind: 'public' };
}

const PAGES = [pageNamed('lend'), pageNamed('loanDetail')];

/** The document of a page as the plugins render it in a project in this folder, built for this base. */
async function documentOf(page: Page, folder: string, base: string): Promise<string> {
  const config: ResolvedConfig = await resolveConfig({ configFile: false, base }, 'build');
  const context: IndexHtmlTransformContext = {
    path: `/${templateOf(page)}`,
    filename: `${folder}/${templateOf(page)}`,
  };
  let html = '<head><%- head %></head>';
  for (const { configResolved, transformIndexHtml } of htmlPlugin(PAGES)) {
    if (typeof configResolved === 'function') await Reflect.apply(configResolved, null, [config]);
    if (typeof transformIndexHtml !== 'object') continue;
    const result = await Reflect.apply(transformIndexHtml.handler, null, [html, context]);
    html = typeof result === 'string' ? result : result.html;
  }
  return html;
}

describe('every document gets its own head', () => {
  it.each([
    ['/home/a/site', '/'],
    ['/home/a/site', '/lend/'],
    ['/home/lend/my site', '/lend/'],
    ['/lend/lend', '/lend/'],
    ['/home/pages/site', '/pages/'],
    ['/home/a/site', '/loanDetail/'],
    ['C:/lend/site', '/lend/'],
    ['/home/a/site', './'],
    ['/home/a/site', 'https://cdn.example/lend/'],
  ])('in %s, built for %s', async (folder, base) => {
    for (const page of PAGES) {
      expect(await documentOf(page, folder, base)).toContain(
        `<title>Title of ${page.name}</title>`,
      );
    }
  });
});
