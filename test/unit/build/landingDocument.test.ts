import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { bootRequestsOf, productionDocument } from '../../../shared/document/document.ts';
import { headOf } from '../../../shared/document/head.ts';

const found = pages.find(({ name }) => name === 'landing');
if (!found) throw new Error('no landing page');
const landing = found;

function documentOf(surround?: string): string {
  const html = `<!doctype html><html><head>${headOf(landing)}</head><body><div id="root"></div></body></html>`;
  return productionDocument(html, {
    page: landing,
    config: readConfig({ VITE_BRAND_NAME: 'Peso & "Co" $&' }),
    markup: '<main>form</main>',
    surround,
    script: 'early()',
    styles: new Map(),
  });
}

describe('the document of the landing page', () => {
  it('bears the configured brand as its title, and may be found', () => {
    expect(documentOf()).toContain('<title>Peso &amp; &quot;Co&quot; $&amp;</title>');
    expect(documentOf()).not.toContain('noindex');
  });

  it('stands inside its surround', () => {
    expect(documentOf()).toContain('<body><div id="root"><main>form</main></div></body>');
    expect(documentOf('<p>above</p><div id="root"></div><p>below</p>')).toContain(
      '<body><p>above</p><div id="root"><main>form</main></div><p>below</p></body>',
    );
  });

  it('plans template and visit without an identity, under the configured segment', () => {
    const [template, visit] = bootRequestsOf(landing, readConfig({ VITE_COUNTRY_SEGMENT: 'in' }));
    expect(template).toMatchObject({
      requestPath: '/api/v2/in/service/channel/channel-template',
      call: { anonymous: true, method: 'GET' },
      parameters: { templateId: { from: 'address', name: 'id' } },
    });
    expect(visit).toMatchObject({
      requestPath: '/api/v2/in/promotion/track-visit',
      call: { anonymous: true },
      parameters: { client_type: { value: 'h5' }, page_type: { value: '1' } },
    });
  });
});
