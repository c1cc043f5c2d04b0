import { describe, expect, it } from 'vitest';
import { pages } from '../../../../pages/pages.ts';
import { robots, siteMap } from '../../../../shared/build/finish.ts';
import { operatorWarnings } from '../../../../shared/build/operatorWarnings.ts';
import { readConfig } from '../../../../shared/config/readConfig.ts';
import { parsed, rendered } from '../../build/rendered.ts';

const READY = {
  VITE_TRUSTED_HOSTS: 'pay.partner.example',
  VITE_API_HOST: 'https://api.second.example',
  VITE_BRAND_NAME: 'Second Peso',
  VITE_COMPANY_ADDRESS: '5 Ayala Avenue, Makati',
  VITE_MARKET: 'ph',
  VITE_APP_SCHEME: 'second',
  VITE_SEC_NUMBER: '1',
  VITE_AUTHORITY_NUMBER: '2',
  VITE_SITE_URL: 'https://second.example',
};

it.each([...Object.keys(READY), 'VITE_IDENTITY_TO_ANY_HOST'])('a build warns only of %s', (key) => {
  const value = key === 'VITE_IDENTITY_TO_ANY_HOST' ? 'on' : '';
  expect(operatorWarnings(readConfig({ ...READY, [key]: value }))).toEqual([
    expect.stringContaining(key),
  ]);
});

describe('search engines and link previews', () => {
  const BRAND = { VITE_BRAND_NAME: 'Brand & Co' };
  const withoutAddress = readConfig(BRAND);
  const ADDRESS = { VITE_SITE_URL: 'https://lend.example' };
  const brand = readConfig({ ...BRAND, ...ADDRESS });
  const documentOf = (name: string, config = brand) => {
    const page = pages.find((one) => one.name === name);
    if (!page) throw new Error('No such page');
    return parsed(rendered(page, { config }));
  };

  it('gives public pages an address, and others nothing', () => {
    const about = documentOf('aboutUs');
    const canonical = 'link[rel=canonical]';
    const shared = 'meta[property^="og:"]';
    const address = (one: ReturnType<typeof parsed>) =>
      one.querySelector(canonical)?.getAttribute('href');
    const some = [about, documentOf('officialSite'), documentOf('aboutUs', withoutAddress)];
    const addresses = ['https://lend.example/aboutUs', 'https://lend.example/', undefined];
    expect(some.map(address)).toEqual(addresses);
    expect(about.querySelector('meta[name=robots]')).toBeNull();
    const contents = [...about.querySelectorAll(shared)].map((tag) => tag.getAttribute('content'));
    expect(contents).toContain('Brand & Co');
    expect(documentOf('loanDetail').querySelectorAll(`${shared},${canonical}`)).toHaveLength(0);
  });

  it.each<[what: string, settings: Record<string, string>, picture?: string]>([
    [
      'a picture of the sample',
      { ...ADDRESS, VITE_BRAND_NAME: '' },
      'https://lend.example/share.png',
    ],
    ['no picture of the sample to another brand', ADDRESS],
    [
      'the picture of a brand, below the base path',
      { ...ADDRESS, VITE_SHARE_PICTURE: '/own.png', BASE_URL: '/lend/' },
      'https://lend.example/lend/own.png',
    ],
    [
      'the picture of a brand on another host',
      { ...ADDRESS, VITE_SHARE_PICTURE: 'https://cdn.example/a.png' },
      'https://cdn.example/a.png',
    ],
    ['no picture without an address', { VITE_SHARE_PICTURE: '/own.png' }],
  ])('gives link previews %s', (_, settings, picture) => {
    const document = documentOf('officialSite', readConfig({ ...BRAND, ...settings }));
    const contentOf = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? undefined;
    expect(contentOf('meta[property="og:image"]')).toBe(picture);
    expect(contentOf('meta[name="twitter:card"]')).toBe(
      picture ? 'summary_large_image' : 'summary',
    );
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '{}').image).toBe(picture);
  });

  it.each(['ph', 'in'])('says that the English is that of the market: %s', (market) => {
    const config = readConfig({ ...BRAND, VITE_MARKET: market });
    const locale = documentOf('aboutUs', config).querySelector('meta[property="og:locale"]');
    expect(locale?.getAttribute('content')).toBe(`en_${market.toUpperCase()}`);
  });

  it('names the operator to search engines, from configuration only', () => {
    const data = 'script[type="application/ld+json"]';
    const home = documentOf('officialSite');
    const operator = JSON.parse(home.querySelector(data)?.textContent ?? '{}');
    const own = { name: 'Brand & Co', url: 'https://lend.example/' };
    expect(operator).toMatchObject({ '@type': 'FinancialService', ...own });
    expect(operator).not.toHaveProperty('address');
    expect(documentOf('officialSite', withoutAddress).querySelector(data)).toBeNull();
  });

  it('maps public pages only, and nothing without an address', () => {
    const map = siteMap(pages, brand);
    expect(map).toContain('<loc>https://lend.example/loanAgreement</loc>');
    expect(map).not.toContain('loanDetail');
    expect(siteMap(pages, withoutAddress)).toBeUndefined();
    expect(robots(brand)).toContain('Sitemap: https://lend.example/sitemap.xml');
    expect(robots(withoutAddress)).not.toContain('Sitemap');
  });
});
