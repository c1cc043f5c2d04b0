import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { bootRequestsOf } from '../../../shared/document/bootRequests.ts';
import { Layout, parsed, rendered } from './rendered.ts';

const found = pages.find(({ name }) => name === 'landing');
if (!found) throw new Error('no landing page');
const landing = found;

const config = readConfig({ VITE_BRAND_NAME: 'Peso & "Co" $&' });

describe('the document of the landing page', () => {
  it('bears the configured brand as its title, and may be found', () => {
    const html = rendered(landing, { config });
    expect(parsed(html).title).toBe('Peso & "Co" $&');
    expect(html).not.toContain('noindex');
  });

  it('stands inside its layout', () => {
    expect(rendered(landing)).toContain('<body><div id="root"><main>first</main></div><script');
    expect(rendered(landing, { Layout })).toContain(
      '<body><p>above</p><div id="root"><main>first</main></div><p>below</p><script',
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
