import { afterAll, beforeAll, expect } from 'vitest';
import { startNginx } from '../nginx.ts';
import { site, withNginx } from './borrower.ts';
import { expectNoWord, expectRegistration, expectWhole } from './brandSite.ts';
import { INDIAN_BRAND } from './builds.ts';
import { builtSite } from './builtSite.ts';
import { hasNginx } from './installed.ts';

const folder = await builtSite('india');

let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
beforeAll(async () => {
  if (hasNginx && site) nginx = await startNginx(folder, '/', site);
});
afterAll(() => nginx?.stop());

withNginx('a brand of India has whatever it names, and its own picture', async () => {
  const server = `${nginx?.address}`;
  const paths = await expectWhole({ folder, server, base: '/', settings: INDIAN_BRAND });
  expect(paths).toEqual(expect.arrayContaining(['', 'aboutUs', 'favicon.svg', 'sitemap.xml']));
  expect((await fetch(`${server}/share.png`)).status).toBe(404);
});

withNginx('a brand of India has no word of the Philippines', async () => {
  // Its operator replaces them.
  const legal = ['loanAgreement.html', 'privacyPolicy.html'];
  await expectNoWord(folder, /Philippin|Filipin|Manila|peso\b|₱|\bPHP\b|gcash|_PH\b/i, legal);
});

withNginx('registration with a brand of India takes its mobile numbers', () =>
  expectRegistration(`${nginx?.address}/landing?id=default`, '98765 43210', '138 1234 5678'),
);
