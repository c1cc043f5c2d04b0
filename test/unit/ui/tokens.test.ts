import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssColor, type Declaration, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { project, styleSheets } from './styleSheets.ts';

const THEME = 'shared/ui/theme.css';
/** The widest size of an amount, which a card of several amounts sets. */
const WIDEST = '--widest';
const sheets = styleSheets.filter((name) => name !== THEME);

/** Whether a colour has no value of its own: it is that of the text, of the system, or none at all. */
function isFree(colour: CssColor): boolean {
  if (typeof colour === 'string' || colour.type === 'currentcolor') return true;
  return colour.type === 'rgb' && colour.alpha === 0;
}

/** The colours that a sheet writes out. */
function literalColours(filename: string, code: Uint8Array): CssColor[] {
  const found: CssColor[] = [];
  const Color = (colour: CssColor) => {
    if (!isFree(colour)) found.push(colour);
  };
  transform({ filename, code, visitor: { Color } });
  return found;
}

/** The name of a declared property, also of one that contains a variable. */
function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property;
}

/** Everything in a parsed value, at any depth. */
function partsOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(partsOf)];
}

/** Whether a part is a length of its own, unlike one that goes with the width of the screen or with the text around it. */
function isLength({ unit, value }: Record<string, unknown>): boolean {
  return (
    typeof unit === 'string' && value !== 0 && unit !== 'vw' && !(unit === 'em' && value === 1)
  );
}

const isKeyword = ({ type }: Record<string, unknown>) => type === 'absolute' || type === 'relative';
const isShare = ({ type, value }: Record<string, unknown>) =>
  type === 'percentage' && value !== 0.5;

/** The sizes and radii of the theme. */
function readTokens(): ReadonlySet<string> {
  const names = new Set([WIDEST]);
  const inspect = ({ property, value }: Declaration) => {
    if (property === 'custom' && /^--(text|radius)-/.test(value.name)) names.add(value.name);
  };
  const code = readFileSync(join(project, THEME));
  transform({ filename: THEME, code, visitor: { Declaration: inspect } });
  return names;
}

const tokens = readTokens();

/** The sizes of text and the radii that a sheet writes out, or takes from a token that the theme does not have. */
function literalSizes(filename: string, code: Uint8Array): string[] {
  const found: string[] = [];
  const inspect = (declaration: Declaration) => {
    const property = propertyOf(declaration);
    if (!/^font(-size)?$|radius$/.test(property)) return;
    const parts = partsOf(declaration);
    const unknown = parts.some(({ ident }) => typeof ident === 'string' && !tokens.has(ident));
    if (unknown || parts.some((one) => isLength(one) || isKeyword(one) || isShare(one)))
      found.push(property);
  };
  transform({ filename, code, visitor: { Declaration: inspect } });
  return found;
}

describe('a style sheet outside the theme', () => {
  it.each(sheets)('%s takes its colours from the theme', (name) => {
    expect(literalColours(name, readFileSync(join(project, name)))).toEqual([]);
  });

  it.each(sheets)('%s takes its sizes of text and its radii from the theme', (name) => {
    expect(literalSizes(name, readFileSync(join(project, name)))).toEqual([]);
  });

  it.each([
    'color: #fff',
    'color: red',
    'background: linear-gradient(rgba(0, 0, 0, 0.5), var(--tint))',
    'border: 1px solid var(--line, #123456)',
    'box-shadow: 0 0 1px rgb(20 32 46)',
    '--own: #ffffff',
  ])('is found with { %s }', (declaration) => {
    expect(literalColours('', Buffer.from(`a { ${declaration} }`))).toHaveLength(1);
  });

  it.each([
    'font-size: 15px',
    'font-size: min(1.5rem, 9vw)',
    'font-size: larger',
    'font-size: 90%',
    'font-size: clamp(1rem, 4vw, var(--text-5))',
    'font-size: var(--text-10)',
    'font: 1rem/1.5 sans-serif',
    'border-radius: 3px',
    'border-radius: 0 0 4px var(--radius-1)',
    'border-top-left-radius: 0.4em',
  ])('is found with { %s }', (declaration) => {
    expect(literalSizes('', Buffer.from(`a { ${declaration} }`))).toHaveLength(1);
  });

  it.each([
    'font-size: min(1em, 9vw)',
    'font-size: clamp(var(--text-5), 6vw, calc(2 * var(--text-7)))',
    'font: inherit',
    'border-radius: 50%',
    'border-radius: var(--radius-4) var(--radius-4) 0 0',
  ])('may have { %s }', (declaration) => {
    expect(literalSizes('', Buffer.from(`a { ${declaration} }`))).toEqual([]);
  });
});
