import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, DARK, PAGE_COLOUR, palette } from '../../../shared/config/colours.ts';

const folder = resolve(import.meta.dirname, '../../../shared/ui');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

const [LIGHT = '', DARK_RULES = ''] = read('theme.css').split(
  '@media (prefers-color-scheme: dark)',
);

/** The colour of a token. @param rules those of one colour scheme. */
function token(name: string, rules = LIGHT): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6}|var\\(--[a-z-]+\\));`).exec(rules)?.[1];
  const other = /^var\(--([a-z-]+)\)$/.exec(value ?? '')?.[1];
  if (other) return token(other);
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

describe('colours', () => {
  const WHITE = '#ffffff';
  it('have the specified brand colour [9-26]', () => {
    expect(token('brand')).toBe('#007cfb');
    expect(token('page')).toBe(PAGE_COLOUR);
    for (const [name, value] of Object.entries(DARK)) expect(token(name, DARK_RULES)).toBe(value);
    expect(read('theme.css')).toContain('background: var(--page)');
  });

  describe.each([
    ['light', LIGHT],
    ['dark', DARK_RULES],
  ])('in %s mode', (_, rules) => {
    it.each(['ink', 'muted', 'link', 'emphasis', 'danger', 'success', 'warning'])(
      '%s is readable on cards and on the page',
      (name) => {
        expect(contrast(token(name, rules), token('surface', rules))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(token(name, rules), token('page', rules))).toBeGreaterThanOrEqual(4.5);
      },
    );

    it.each([
      ['emphasis', 'tint'],
      ['soft-ink', 'soft'],
      ['soft-ink', 'blocked'],
      ['soft-ink', 'faint'],
      ['ink', 'soft'],
      ['ink', 'note'],
      ['note-ink', 'note'],
      ['danger', 'danger-tint'],
      ['success', 'success-tint'],
      ['ink', 'danger-tint'],
    ])('%s is readable on %s', (text, background) => {
      expect(contrast(token(text, rules), token(background, rules))).toBeGreaterThanOrEqual(4.5);
    });

    it('borders of fields and of empty stars have a contrast of at least 3 to 1', () => {
      const outline = token('outline', rules);
      expect(contrast(outline, token('surface', rules))).toBeGreaterThanOrEqual(3);
    });

    it('white text on toasts is readable', () => {
      const overlay = token('overlay', rules);
      expect(contrast(overlay, WHITE)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('of the default brand are derived as those of any other', () => {
    const colours = { brandColour: '#007cfb', buttonColour: '#006bdb', textColour: '#ffffff' };
    for (const [name, value] of Object.entries(palette(colours))) {
      const own = token(name.slice(2));
      expect(contrast(own, value), name).toBeLessThan(1.02);
    }
  });

  it('of the empty star are those of fields', () => {
    expect(read('starRating.css')).toContain('stroke: var(--outline)');
  });
});

describe('style sheets for the oldest web views', () => {
  it.each(sheets)('%s uses only features that they support', (name) => {
    const lacking = /:has\(|@layer|@container|[^-]gap:|aspect-ratio|outline: none/;
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
