import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, DARK, PAGE_COLOUR, palette } from '../../../shared/config/colours.ts';
import { readConfig } from '../../../shared/config/readConfig.ts';
import { brandStyle } from '../../../shared/document/brandStyle.ts';
import { project, styleSheets } from './styleSheets.ts';

const folder = join(project, 'shared/ui');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

/** Every declaration of every style sheet, with the selector of its rule. */
function declarations() {
  const files = styleSheets.map((name) => join(project, name));
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .split('}')
      .flatMap((rule) => {
        const [selector = '', body = ''] = rule.split('{').slice(-2);
        return body.split(';').map((line) => {
          const [property = '', value = ''] = line.split(/:(.*)/s).map((part) => part.trim());
          return { file, selector: selector.trim(), property, value };
        });
      }),
  );
}

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
  it('have the specified brand colour', () => {
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

  it('of icons, lines, stars, spinners and the focus are exactly that of the brand', () => {
    expect(token('accent')).toBe('#007cfb');
    // In dark mode as well, as long as it can be seen there.
    const dark = (brandColour: string) =>
      palette({ brandColour, buttonColour: '#005500', textColour: '#ffffff' })['--brand-lit'];
    expect(DARK_RULES).toContain('--accent: var(--brand-lit)');
    expect(token('brand-lit')).toBe('#007cfb');
    expect(dark('#0b7a4b')).not.toBe('#0b7a4b');
    expect(contrast(dark('#0b7a4b'), DARK.surface)).toBeGreaterThanOrEqual(3);
    // The shades for texts are for nothing else.
    const shades = declarations().filter(
      ({ property, value }) =>
        !property.startsWith('--') && property !== 'color' && /--(link|emphasis)\b/.test(value),
    );
    expect(shades).toEqual([]);
    const coloured = (property: string) =>
      declarations()
        .filter((one) => one.property === property && /var\(--accent\)$/.test(one.value))
        .map(({ selector }) => selector)
        .join(', ');
    for (const one of ['.block svg', '.status-icon', '.captcha-refresh', '.banner-dot', '-spinner'])
      expect(coloured('color')).toContain(one);
    expect(coloured('border-color')).toContain('.tab[aria-selected="true"]');
    for (const part of ['fill', 'stroke']) expect(coloured(part)).toBe('.star-on svg');
    expect(coloured('outline')).toMatch(/(^|, ):focus-visible(,|$)/);
  });

  it('under texts are never that of the brand, on which white may not be readable', () => {
    const withoutText = ['.block-error::before', '.public-brand .brand-mark'];
    const grounds = declarations().filter(
      ({ property, value, selector }) =>
        property.startsWith('background') &&
        /--(brand|accent)\)/.test(value) &&
        !withoutText.includes(selector),
    );
    expect(grounds.map(({ selector }) => selector)).toEqual([
      '.banner-dot[aria-current="true"]::before',
    ]);
  });

  describe('on coloured cards', () => {
    const cards = declarations().filter(
      ({ property, value }) => property === 'background' && value.startsWith('linear-gradient(1'),
    );
    const toned = cards.filter(({ selector }) => selector.includes('data-tone'));
    const tones = declarations().filter(({ selector }) => selector.startsWith('header[data-tone]'));
    const namesIn = (value = '') =>
      [...value.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name = '']) => name);
    const onTone = (property: string) => {
      const [name = ''] = namesIn(tones.find((one) => one.property === property)?.value);
      return token(name);
    };
    it('a text, a warning and a danger are readable on each tone, at both ends', () => {
      const names = toned.map(({ selector }) => selector.split('"')[1]);
      expect([...new Set(names)].sort()).toEqual(['done', 'late', 'review', 'today']);
      for (const { value } of toned) expect(namesIn(value)).toHaveLength(2);
      for (const { selector, value } of toned)
        for (const ground of namesIn(value))
          for (const name of ['color', '--warning', '--danger'])
            expect(
              contrast(onTone(name), token(ground)),
              `${name} ${selector}`,
            ).toBeGreaterThanOrEqual(4.5);
    });

    it('of the brand, only its text colour is used', () => {
      const own = declarations().filter(
        ({ selector }) => selector === '.hero > :not(.status-icon)',
      );
      expect(own.map(({ property, value }) => [property, value])).toEqual(
        expect.arrayContaining([
          ['--warning', 'var(--brand-text)'],
          ['--danger', 'var(--brand-text)'],
        ]),
      );
      for (const ground of ['brand-strong', 'brand-deep'])
        expect(contrast(token('brand-text'), token(ground))).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('of another brand replace those of the default one in its documents', () => {
    const settings = { VITE_BRAND_COLOUR: '#C2185B', VITE_BUTTON_COLOUR: '#A3144C' };
    const style = brandStyle(readConfig(settings), false);
    const own = (name: string) => new RegExp(`--${name}:(#[0-9a-f]{6})[;}]`, 'i').exec(style)?.[1];
    // `--accent` is that of the brand (above), and so exactly the one that was set.
    expect([own('brand'), own('brand-strong')]).toEqual(Object.values(settings));
    const { dark, ...grounds } = {
      strong: own('brand-strong'),
      pressed: own('brand-pressed'),
      deep: own('brand-deep'),
      dark: own('brand-lit'),
    };
    for (const [name, ground = ''] of Object.entries(grounds))
      expect(contrast(ground, WHITE), name).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark ?? '', DARK.surface)).toBeGreaterThanOrEqual(3);
    expect(brandStyle(readConfig({}), false)).toBe('');
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
