import { cleanup, render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { MARKET_LANGUAGES } from '../../shared/config/market.ts';
import { languagesOf, pagesIn } from '../../shared/document/page.ts';

describe('a brand in India', () => {
  beforeAll(() => {
    vi.stubEnv('VITE_MARKET', 'in');
    vi.stubEnv('VITE_LEGAL_MARKET', 'in');
    vi.resetModules();
  });
  afterAll(() => {
    cleanup();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('has rupees and its own country on the home page and in About us', async () => {
    const { OfficialSite } = await import('../../pages/officialSite/OfficialSite.tsx');
    const { OfficialSiteLayout } = await import('../../pages/officialSite/OfficialSiteLayout.tsx');
    const { AboutUs } = await import('../../pages/aboutUs/AboutUs.tsx');
    render(
      <OfficialSiteLayout>
        <OfficialSite />
        <AboutUs />
      </OfficialSiteLayout>,
    );
    const text = `${document.body.textContent}`.replace(/1 Sample Street.*?Philippines/g, '');
    expect(text).toContain('₹5,000.00');
    expect(text).toContain('Loan amount (₹)');
    expect(text).toContain('Citizens of India');
    expect(text).toContain('small loans to people in India');
    expect(text).not.toMatch(/₱|peso\b|Philippin|Filipino/i);
  });

  it('offers no Filipino; one in the Philippines does', () => {
    const languages = (market: keyof typeof MARKET_LANGUAGES) =>
      new Set(pagesIn(pages, MARKET_LANGUAGES[market]).flatMap(languagesOf));
    expect([...languages('in')]).toEqual([]);
    expect([...languages('ph')]).toEqual(['fil']);
  });
});
