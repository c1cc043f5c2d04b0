import { describe, expect, it } from 'vitest';
import { pages } from '../../../../pages/pages.ts';
import { findingsOf, operatorReport } from '../../../../shared/build/operatorReport.ts';
import { robots, siteMap } from '../../../../shared/build/writeSiteFiles.ts';
import { readConfig } from '../../../../shared/config/readConfig.ts';
import { dayOfDoubling, lateCost, pesos } from '../../../../shared/features/legal/loanTerms.ts';
import { parsed, rendered } from '../../build/rendered.ts';

describe('the figures of the loan terms', () => {
  it.each([
    [0, 0],
    [1, 1500],
    [30, 16_000],
    [31, 16_400],
    [90, 40_000],
    [91, 40_200],
  ])('on day %s a new client owes %s on 10,000', (days, total) =>
    expect(lateCost(10_000, days, 'newClient').total).toBe(total),
  );

  it('charges repeat clients a lower fee', () => {
    expect(lateCost(10_000, 5, 'repeatClient').fee).toBe(800);
  });

  it('finds the day on which the charges reach the amount', () =>
    expect(dayOfDoubling(10_000, 'newClient')).toBe(18));

  it('writes pesos as every page does', () => {
    expect(pesos(16_000)).toBe('₱16,000.00');
    expect(pesos(16_000, 'dot')).toBe('₱16.000,00');
    expect(pesos(1250.5)).toBe('₱1,250.50');
  });
});

describe('what an honest product tells its operator', () => {
  /** Everything that can be reported. */
  const EVERYTHING = { VITE_TEST_PREVIEW: 'on', VITE_IDENTITY_TO_ANY_HOST: 'on' };
  const NAMED = { VITE_SEC_NUMBER: '1', VITE_AUTHORITY_NUMBER: '2' };
  const reported = findingsOf(readConfig(EVERYTHING));
  const ids = (env: Record<string, string>) => findingsOf(readConfig(env)).map(({ id }) => id);

  it('names all seventeen, each with a reason and what it is compared with', () => {
    expect(ids(EVERYTHING)).toEqual(Array.from({ length: 17 }, (_, index) => `F${index + 1}`));
    for (const { id, ...words } of reported) {
      expect(
        Object.values(words).filter((text) => text.trim()),
        id,
      ).toHaveLength(4);
    }
    const grave = reported.filter(({ severity }) => severity === 'high');
    expect(grave.map(({ id }) => id)).toEqual(['F1', 'F6', 'F7', 'F10', 'F11', 'F17']);
  });

  it.each([
    ['F1', ['₱500.00', '5% a day', '₱1,000.00', '₱10,000.00', '₱16,000.00', '30 days', 'day 18']],
    ['F2', ['91 to 120 days', '₱10,000.00']],
    ['F3', ['half of the term', '7 days', '3 days']],
    ['F4', ['sent as 5', 'from 4 stars']],
    ['F7', ['VITE_SEC_NUMBER', 'VITE_AUTHORITY_NUMBER', 'VITE_COMPANY_ADDRESS']],
    ['F11', ['spec-cn', 'the market is ph']],
    ['F15', ['60 days', '91 to 365 days']],
  ])('%s names %j', (id, figures) => {
    const words = JSON.stringify(reported.find((one) => one.id === id));
    expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
  });

  it.each([
    ['F10', { VITE_TEST_PREVIEW: 'off' }],
    ['F11', { VITE_PHONE_RULE: 'ph' }],
    ['F5', { VITE_AGREEMENT_STARTS: 'unchecked' }],
    ['F4', { VITE_SENT_SCORE: 'chosen', VITE_STORE_RATING_STARS: '1' }],
    ['F16', { VITE_TRUSTED_HOSTS: 'pay.partner.example' }],
    ['F17', { VITE_IDENTITY_TO_ANY_HOST: 'off' }],
    ['F7', { ...NAMED, VITE_COMPANY_ADDRESS: '5 Ayala Avenue, Makati' }],
  ])('%s is gone without its cause', (id, change) =>
    expect(ids({ ...EVERYTHING, ...change })).not.toContain(id),
  );

  it('reports the sample address', () => {
    expect(readConfig({}).address).not.toBe('');
    expect(ids(NAMED)).toContain('F7');
  });

  it('is written as text and as data', () => {
    const config = readConfig({ VITE_PHONE_RULE: 'ph' });
    expect(JSON.parse(operatorReport(config, true))).toEqual(findingsOf(config));
    expect(operatorReport(config, false)).toContain('not legal advice');
  });
});

describe('search engines and link previews', () => {
  const BRAND = { VITE_BRAND_NAME: 'Brand & Co' };
  const withoutAddress = readConfig(BRAND);
  const brand = readConfig({ ...BRAND, VITE_SITE_URL: 'https://lend.example/' });
  const pageOf = (name: string) => {
    const page = pages.find((one) => one.name === name);
    if (!page) throw new Error('No such page');
    return page;
  };
  const documentOf = (name: string, config = brand) => parsed(rendered(pageOf(name), { config }));

  it('gives public pages an address and a picture, and others nothing', () => {
    const about = documentOf('aboutUs');
    const canonical = 'link[rel=canonical]';
    const shared = 'meta[property^="og:"]';
    const address = (one: ReturnType<typeof parsed>) =>
      one.querySelector(canonical)?.getAttribute('href');
    expect(address(about)).toBe('https://lend.example/aboutUs');
    expect(address(documentOf('officialSite'))).toBe('https://lend.example/');
    expect(about.querySelector('meta[name=robots]')).toBeNull();
    const contents = [...about.querySelectorAll(shared)].map((tag) => tag.getAttribute('content'));
    for (const text of ['https://lend.example/share.png', 'Brand & Co'])
      expect(contents).toContain(text);
    expect(documentOf('loanDetail').querySelectorAll(`${shared},${canonical}`)).toHaveLength(0);
    expect(documentOf('aboutUs', withoutAddress).querySelector(canonical)).toBeNull();
  });

  it('names the operator to search engines, from configuration only', () => {
    const data = 'script[type="application/ld+json"]';
    const home = documentOf('officialSite');
    const operator = JSON.parse(home.querySelector(data)?.textContent ?? '{}');
    expect(operator).toMatchObject({
      '@type': 'FinancialService',
      name: 'Brand & Co',
      url: 'https://lend.example/',
    });
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

  it('refuses an invalid address, naming the setting', () =>
    expect(() => readConfig({ VITE_SITE_URL: 'lend.example' })).toThrow('VITE_SITE_URL'));
});
