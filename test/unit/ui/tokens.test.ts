import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssColor, type Declaration, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { project, styleSheets } from './styleSheets.ts';

const THEME = 'shared/ui/theme.css';
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

/** The name of a declared property, also of one that contains a variable or that the parser does not know. */
function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
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

/** Whether a part is room of its own. Up to 3 px are the width of a line, and `em` goes with the text. */
const isRoom = ({ unit, value }: Record<string, unknown>) =>
  unit === 'rem' || (unit === 'px' && Math.abs(Number(value)) > 3);

/** The sizes, radii and spaces of the theme. */
function readTokens(): ReadonlySet<string> {
  const names = new Set<string>();
  const inspect = ({ property, value }: Declaration) => {
    if (property === 'custom' && /^--(text|radius|space)-/.test(value.name)) names.add(value.name);
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
    if (!/^(font(-size)?|--size)$|radius$/.test(property)) return;
    const parts = partsOf(declaration);
    const unknown = parts.some(({ ident }) => typeof ident === 'string' && !tokens.has(ident));
    if (unknown || parts.some((one) => isLength(one) || isKeyword(one) || isShare(one)))
      found.push(property);
  };
  transform({ filename, code, visitor: { Declaration: inspect } });
  return found;
}

/** The spaces that a sheet writes out, or takes from a token that the theme does not have. */
function literalSpaces(filename: string, code: Uint8Array): string[] {
  const found: string[] = [];
  const inspect = (declaration: Declaration) => {
    const property = propertyOf(declaration);
    if (!/^(margin|padding|inset|top|right|bottom|left)\b|gap$/.test(property)) return;
    const parts = partsOf(declaration);
    // Where something sticks goes with the height of the screen, and is no space.
    if (parts.some(({ unit }) => unit === 'vh')) return;
    const isUnknown = ({ ident }: Record<string, unknown>) =>
      typeof ident === 'string' && ident.startsWith('--space-') && !tokens.has(ident);
    if (parts.some((one) => isRoom(one) || isUnknown(one))) found.push(property);
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

  it.each(styleSheets)('%s takes its spaces from the theme', (name) => {
    expect(literalSpaces(name, readFileSync(join(project, name)))).toEqual([]);
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
    '--size: clamp(1rem, 4vw, var(--text-5))',
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

  it.each([
    'margin: 5px',
    'margin: 0 auto 1rem',
    'margin-top: -7px',
    'padding: 0 var(--space-3) 10px',
    'padding: max(12px, env(safe-area-inset-bottom))',
    'padding-left: calc(2 * var(--space-3) + 5px)',
    'padding: var(--space-7)',
    'grid-gap: 8px',
    'column-gap: 8px',
    'top: 6px',
    'inset: 0 20px',
  ])('is found with { %s }', (declaration) => {
    expect(literalSpaces('', Buffer.from(`a { ${declaration} }`))).toHaveLength(1);
  });

  it.each([
    'margin: 0 auto calc(-1 * var(--space-2))',
    'margin: 1em 0',
    'padding: 2px var(--space-2)',
    'padding: var(--space-1) calc(50% - var(--width) / 2)',
    'bottom: min(0px, 100vh - 30rem)',
    'top: 50%',
  ])('has its spaces from the theme with { %s }', (declaration) => {
    expect(literalSpaces('', Buffer.from(`a { ${declaration} }`))).toEqual([]);
  });
});
