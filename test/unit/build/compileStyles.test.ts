import { expect, it } from 'vitest';
import { compileStyle } from '../../../shared/build/compileStyles.ts';

it.each([
  'pages/landing/landing.css',
  // The drawing is in another folder, with the sheet that this one imports.
  'pages/officialSite/officialSite.css',
])('%s contains the drawings that it marks', (sheet) => {
  const css = compileStyle(process.cwd(), sheet);
  expect(css).not.toContain('.svg');
  const [, drawing = ''] = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(css) ?? [];
  expect(decodeURIComponent(drawing)).toMatch(/^<svg .*<\/svg>$/);
});
