import type { Page } from './site.ts';

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/**
 * The head that every document of the manifest gets through its template: title, viewport,
 * referrer policy, and noindex for all but public pages (decisions 4).
 */
export function headOf(page: Page): string {
  const robots = page.kind === 'public' ? '' : '<meta name="robots" content="noindex">';
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '<meta name="text-scale" content="scale">',
    '<meta name="referrer" content="strict-origin">',
    '<meta name="format-detection" content="telephone=no">',
    '<meta name="theme-color" content="#007CFB">',
    robots,
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('');
}
