import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoader } from '../../../shared/document/prerender.ts';

type Texts = typeof import('../../../shared/runtime/SiteText.tsx');

const root = process.cwd();
const from = { brandName: 'A & B', servicePhone: '+63280000100', logo: '' };

/** The modules as the build prerenders with them. @param changes whether a runtime configuration may change a text. */
async function load(changes: boolean) {
  const project = { root, envDir: false as const, base: '/', mode: 'test', define: {} };
  const loader = await createLoader(project, { siteFile: changes ? 'on' : 'off' });
  const texts = (await loader.ssrLoadModule('/shared/runtime/SiteText.tsx')) as Texts;
  return { ...texts, close: () => loader.close() };
}

describe.each([
  ['that a runtime configuration may change', true],
  ['of a build alone', false],
])('configured texts in a document %s', (_, changes) => {
  let site: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    site = await load(changes);
  });
  afterAll(() => site.close());

  const markup = (node: ReactNode) => renderToStaticMarkup(node);

  it('appear as in the build, each with its template where it may change', () => {
    const { SiteText, PhoneLink } = site;
    const around = (value: string) => `© ${value}`;
    expect(markup(createElement(SiteText<'brandName'>, { from, of: 'brandName', around }))).toBe(
      changes ? '<span data-site="© {brandName}">© A &amp; B</span>' : '© A &amp; B',
    );
    expect(markup(createElement(PhoneLink, { from }))).toBe(
      changes
        ? '<a href="tel:+63280000100" data-site-href="tel:{servicePhone}"><span data-site="{phoneText}">+63 2 8000 0100</span></a>'
        : '<a href="tel:+63280000100">+63 2 8000 0100</a>',
    );
  });

  it('are hidden, or left out, if the build has none', () => {
    const { mayBeShown, shownWith, shownWithout, siteAttribute } = site;
    expect(mayBeShown(from.logo)).toBe(changes);
    const image = { ...shownWith(from, 'logo'), ...siteAttribute('src', from, 'logo') };
    expect(markup(createElement('img', image))).toBe(
      changes
        ? '<img data-site-when="logo" hidden="" data-site-src="{logo}"/>'
        : '<img hidden=""/>',
    );
    expect(markup(createElement('i', shownWithout(from, 'logo')))).toBe(
      changes ? '<i data-site-unless="logo"></i>' : '<i></i>',
    );
  });
});
