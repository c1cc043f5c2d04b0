import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { contrast, DARK, PAGE_COLOUR, palette } from '../../../shared/ui/colours.ts';
import { rendered } from '../build/rendered.ts';
import { words } from '../words.ts';
import { declarationsIn, read, styleSheets } from './styleSheets.ts';

const declarations = styleSheets.flatMap((name) => declarationsIn(read(name)));

const [LIGHT = '', DARK_RULES = ''] = read('shared/ui/tokens.css').split(
  '@media (prefers-color-scheme: dark)',
);

/** The colour of a token. @param rules those of one colour scheme. */
function token(name: string, rules = LIGHT): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6}|var\\(--[a-z-]+\\));`).exec(rules)?.[1];
  const other = /^var\(--([a-z-]+)\)$/.exec(value ?? '')?.[1];
  if (other) return token(other, rules);
  // The dark scheme replaces only some.
  if (!value && rules !== LIGHT) return token(name);
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

/** The selectors of the rules in which such a property has such a value. */
const using = (property: RegExp, value: RegExp) =>
  declarations
    .filter((one) => property.test(one.property) && value.test(one.value))
    .map(({ selector }) => selector);

/** The pairs of a text and its ground whose contrast is too low. */
const unreadable = (pairs: readonly (readonly [string, string])[]) =>
  pairs.filter(([text, ground]) => contrast(text, ground) < 4.5);

describe('9 Business constants and limits', () => {
  describe('colours', () => {
    const WHITE = '#ffffff';
    it('have the specified brand colour', () => {
      expect(token('brand')).toBe('#007cfb');
      expect(token('page')).toBe(PAGE_COLOUR);
      for (const [name, value] of Object.entries(DARK)) expect(token(name, DARK_RULES)).toBe(value);
      expect(read('shared/ui/theme.css')).toContain('background: var(--page)');
    });

    it.each([
      ['light', LIGHT],
      ['dark', DARK_RULES],
    ])('in %s mode are readable on their grounds', (_, rules) => {
      const grounds = {
        surface: 'ink muted link emphasis danger success warning',
        page: 'ink muted link emphasis danger success warning',
        tint: 'emphasis',
        soft: 'soft-ink ink',
        blocked: 'soft-ink',
        faint: 'soft-ink',
        note: 'ink note-ink',
        chosen: 'chosen-ink',
        'danger-tint': 'danger ink',
        'success-tint': 'success',
      };
      const pairs = Object.entries(grounds).flatMap(([ground, texts]) =>
        words(texts).map((text) => [token(text, rules), token(ground, rules)] as const),
      );
      expect(unreadable([...pairs, [WHITE, token('overlay', rules)]])).toEqual([]);
      // The borders of fields and of empty stars.
      expect(read('shared/ui/starRating.css')).toContain('stroke: var(--outline)');
      expect(contrast(token('outline', rules), token('surface', rules))).toBeGreaterThanOrEqual(3);
    });

    it('of icons, lines, stars, spinners and the focus are exactly that of the brand', () => {
      expect(token('accent')).toBe('#007cfb');
      // In dark mode as well, as long as it can be seen there.
      expect(token('accent', DARK_RULES)).toBe('#007cfb');
      const green = { brandColour: '#0b7a4b', buttonColour: '#005500', textColour: WHITE };
      const lit = palette(green)['--brand-lit'];
      expect(lit).not.toBe(green.brandColour);
      expect(contrast(lit, DARK.surface)).toBeGreaterThanOrEqual(3);
      const coloured = (property: string) =>
        using(new RegExp(`^${property}$`), /var\(--accent\)$/).join(', ');
      for (const one of ['.block svg', '.status-icon', '.captcha-refresh', '.banner-dot'])
        expect(coloured('color')).toContain(one);
      for (const kind of ['secondary', 'quiet'])
        expect(coloured('--spinner')).toContain(`.button-${kind}`);
      expect(coloured('border-color')).toContain('.tab[aria-selected="true"]');
      for (const part of ['fill', 'stroke']) expect(coloured(part)).toBe('.star-on svg');
      expect(coloured('outline')).toMatch(/(^|, ):focus-visible(,|$)/);
    });

    it('under texts are never that of the brand, and its shades for texts are for nothing else', () => {
      const withoutText = [
        '.banner-dot[aria-current="true"]::before',
        '.block-error::before',
        '.public-brand .brand-mark',
      ];
      expect(using(/^background/, /--(brand|accent)\)/).sort()).toEqual(withoutText);
      expect(using(/^(?!--|color$)/, /--(link|emphasis)\b/)).toEqual([]);
    });

    it('of coloured cards make a text, a warning and a danger readable, at both ends', () => {
      const namesIn = (value = '') =>
        [...value.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name = '']) => name);
      const valueIn = (start: string, name: string) =>
        declarations.find((one) => one.selector.startsWith(start) && one.property === name)?.value;
      const toned = declarations.filter(
        ({ selector, value }) =>
          /data-tone/.test(selector) && value.startsWith('linear-gradient(1'),
      );
      const tones = toned.map(({ selector }) => selector.split('"')[1]);
      expect([...new Set(tones)].sort()).toEqual(['done', 'late', 'review']);
      const texts = ['color', '--warning', '--danger'].flatMap((name) =>
        namesIn(valueIn('header[data-tone]', name)),
      );
      const grounds = toned.flatMap(({ value }) => namesIn(value));
      expect([texts.length, grounds.length]).toEqual([3, 2 * toned.length]);
      const pairs = texts.flatMap((text) =>
        grounds.map((ground) => [token(text), token(ground)] as const),
      );
      expect(unreadable(pairs)).toEqual([]);
      // Those of the brand have its text colour only.
      for (const name of ['--warning', '--danger'])
        expect(valueIn('.hero > :not(.status-icon)', name)).toBe('var(--brand-text)');
      for (const ground of ['brand-strong', 'brand-deep'])
        expect(unreadable([[token('brand-text'), token(ground)]])).toEqual([]);
    });

    const page = { name: 'x', title: '', description: '', aliases: [], kind: 'borrower' } as const;
    it('of another brand replace those of the default one in its documents', () => {
      const settings = { VITE_BRAND_COLOUR: '#C2185B', VITE_BUTTON_COLOUR: '#A3144C' };
      const style = rendered(page, { config: readConfig(settings) });
      const own = (name: string) =>
        new RegExp(`--${name}:(#[0-9a-f]{6})[;}]`, 'i').exec(style)?.[1];
      // `--accent` is that of the brand (above), and so exactly the one that was set.
      expect([own('brand'), own('brand-strong')]).toEqual(Object.values(settings));
      const grounds = ['brand-strong', 'brand-pressed', 'brand-deep'].map(
        (name) => own(name) ?? '',
      );
      expect(unreadable(grounds.map((ground) => [WHITE, ground]))).toEqual([]);
      expect(contrast(own('brand-lit') ?? '', DARK.surface)).toBeGreaterThanOrEqual(3);
      expect(rendered(page)).not.toContain('--brand:');
    });

    it('of the default brand are derived as those of any other', () => {
      const colours = { brandColour: '#007cfb', buttonColour: '#006bdb', textColour: '#ffffff' };
      for (const [name, value] of Object.entries(palette(colours))) {
        const own = token(name.slice(2));
        expect(contrast(own, value), name).toBeLessThan(1.02);
      }
    });
  });

  const widgets = styleSheets.filter((name) => name.startsWith('shared/ui/'));

  it.each(widgets)(
    '%s uses what the oldest web views support, or sets a plain value before it',
    (name) => {
      const code = read(name);
      expect(code).not.toMatch(/:has\(|@layer|@container|[^-]gap:|aspect-ratio|outline: none/);
      for (const { index, 1: property = '' } of code.matchAll(/^\s+([a-z-]+):.*(env\(|dvh)/gm)) {
        const rule = code.slice(0, index).split('{').pop();
        const general = property.replace(/-(top|right|bottom|left)$/, '');
        expect(rule).toMatch(new RegExp(`\\b(${property}|${general}):`));
      }
    },
  );
});
