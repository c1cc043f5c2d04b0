import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect } from 'vitest';
import { borrower } from './borrower.ts';

/** A built brand on a server. */
interface BrandSite {
  /** The folder of the build. */
  folder: string;
  /** The address of the server, without a slash. */
  server: string;
  /** The base path, with slashes at both ends. */
  base: string;
  settings: { VITE_SITE_URL: string };
}

const documentsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.html'));

/** The addresses in the attributes, metadata, structured data and styles of a document, or of a site map. */
function addressesIn(text: string): string[] {
  const root = parse(text, { blockTextElements: { script: true, style: true } });
  const attributes = root
    .querySelectorAll('*')
    .flatMap(({ attributes: { href, src, content } }) => [
      href,
      src,
      /^(https:\/\/|\/)/.test(content ?? '') ? content : undefined,
    ]);
  const data = root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => Object.values(JSON.parse(script.rawText)).map(String));
  const isUrl = (one: string) => one.startsWith('https://') && !one.includes('schema.org');
  const inTexts = [/url\((["']?)([^"')]+)\1\)/g, /()<loc>(.*?)<\/loc>/g, /()Sitemap: (\S+)/g];
  const found = inTexts.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, , one]) => one),
  );
  // A query or a hash alone leads to the document itself.
  return [...attributes, ...data.filter(isUrl), ...found].flatMap((one) =>
    one && !/^[?#]/.test(one) ? one : [],
  );
}

/**
 * Expects that each address of the site in its documents, site map and robots.txt lies below the base path and is there.
 * @returns the addresses, from the base path.
 */
export async function expectWhole({
  folder,
  server,
  base,
  settings,
}: BrandSite): Promise<string[]> {
  const origins = [server, settings.VITE_SITE_URL];
  const paths = new Set<string>();
  for (const file of [...(await documentsIn(folder)), 'sitemap.xml', 'robots.txt']) {
    const text = await readFile(join(folder, file), 'utf8');
    for (const written of addressesIn(text)) {
      const { origin, pathname } = new URL(written, `${server}${base}${file}`);
      if (!origins.includes(origin)) continue;
      expect(pathname.startsWith(base), `${written} in ${file}`).toBe(true);
      paths.add(pathname);
    }
  }
  for (const path of paths) expect((await fetch(server + path)).status, path).toBe(200);
  return Array.from(paths, (path) => path.slice(base.length)).sort();
}

/** Expects that no document says a word, to borrowers or to search engines. @param except the names of documents. */
export async function expectNoWord(
  folder: string,
  word: RegExp,
  except: readonly string[] = [],
): Promise<void> {
  const pictures = await readdir(join(folder, 'instructions'));
  const svgs = pictures.filter((name) => name.endsWith('.svg'));
  const names = (await documentsIn(folder)).filter((name) => !except.includes(name));
  for (const name of [...names, ...svgs.map((svg) => `instructions/${svg}`)]) {
    const root = parse(await readFile(join(folder, name), 'utf8'));
    for (const script of root.querySelectorAll('script')) script.remove();
    expect(root.toString().match(word)?.[0], name).toBeUndefined();
  }
}

/** Expects that registration takes a mobile number and then asks for the next field, but refuses another. */
export async function expectRegistration(address: string, taken: string, refused: string) {
  const { page } = borrower();
  await page.goto(address);
  const mobile = page.getByLabel('Mobile number');
  const next = page.getByRole('button', { name: 'get verification code' });
  const problem = page.getByText('Please enter a mobile number such as');
  await mobile.fill(refused);
  await next.click();
  await problem.waitFor();
  await mobile.fill(taken);
  await next.click();
  await page.getByText('Please enter the characters in the picture').waitFor();
  expect(await problem.count()).toBe(0);
}
