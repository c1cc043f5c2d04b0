import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../shared/config/colours.ts';
import { proves } from '../../requirements/proves.ts';

const folder = resolve(import.meta.dirname, '../../../shared/ui');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(read('theme.css'))?.[1];
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

describe('colours', () => {
  const WHITE = '#ffffff';
  const PAGE = '#f4f6fa';

  it('have the specified brand colour', () => {
    proves('9-26');
    expect(token('brand')).toBe('#007cfb');
    expect(read('theme.css')).toContain(`background: ${PAGE}`);
  });

  it.each(['ink', 'muted', 'brand-strong', 'brand-pressed', 'danger', 'success', 'warning'])(
    '%s is readable on cards and on the page',
    (name) => {
      expect(contrast(token(name), WHITE)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token(name), PAGE)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('are measured as in WCAG', () => {
    expect(contrast('#007cfb', WHITE)).toBeCloseTo(3.98, 2);
  });

  it('give the empty star a contrast of at least 3 to 1', () => {
    const outline = /stroke: (#[0-9a-f]{6})/.exec(read('starRating.css'))?.[1] ?? WHITE;
    expect(contrast(outline, WHITE)).toBeGreaterThanOrEqual(3);
  });
});

describe('style sheets for the oldest web views', () => {
  it.each(sheets)('%s uses only features that they support', (name) => {
    const lacking = /:has\(|@layer|@container|[^-]gap:|\binset:|aspect-ratio|outline: none/;
    expect(read(name)).not.toMatch(lacking);
  });

  it.each(sheets)('%s sets a plain value before each safe area and dynamic height', (name) => {
    const lines = read(name).split('\n');
    lines.forEach((line, at) => {
      const property = /^\s+([a-z-]+):.*(env\(|dvh)/.exec(line)?.[1];
      if (!property) return;
      const rule = lines.slice(0, at).join('\n').split('{').pop() ?? '';
      const general = property.replace(/-(top|right|bottom|left)$/, '');
      expect(rule).toMatch(new RegExp(`\\b(${property}|${general}):`));
    });
  });
});
