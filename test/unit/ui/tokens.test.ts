import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssColor, type Declaration, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { project, styleSheets } from './styleSheets.ts';

const THEME = 'shared/ui/theme.css';

type Part = Record<string, unknown>;

/** Whether a colour has no value of its own: it is that of the text, of the system, or none at all. */
function isFree(colour: CssColor): boolean {
  if (typeof colour === 'string' || colour.type === 'currentcolor') return true;
  return colour.type === 'rgb' && colour.alpha === 0;
}

/** The name of a declared property, also of one that contains a variable or that the parser does not know. */
function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property;
}

/** Everything in a parsed value, at any depth. */
function partsOf(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(partsOf)];
}

/** The sizes, radii and spaces of the theme. */
const tokens = new Set(
  readFileSync(join(project, THEME), 'utf8').match(/--(text|radius|space)-\d+(?=:)/g),
);

/** Whether a part names a token that the theme does not have. */
const isUnknown = ({ ident }: Part, kind = '') =>
  typeof ident === 'string' && ident.startsWith(kind) && !tokens.has(ident);

/** Whether a part is a length of its own, a keyword or a share; none of these goes with the screen or the text around. */
function isSize(part: Part): boolean {
  const { type, unit, value } = part;
  const isLength = typeof unit === 'string' && value !== 0 && unit !== 'vw';
  if (isLength && !(unit === 'em' && value === 1)) return true;
  if (type === 'percentage') return value !== 0.5;
  return type === 'absolute' || type === 'relative' || isUnknown(part);
}

/** Whether a part is room of its own. Up to 3 px are the width of a line, and `em` goes with the text. */
const isRoom = (part: Part) =>
  part.unit === 'rem' ||
  (part.unit === 'px' && Math.abs(Number(part.value)) > 3) ||
  isUnknown(part, '--space-');

/** The colours, sizes of text, radii and spaces that a sheet writes out, or takes from a token that the theme lacks. */
function ownValues(filename: string, code: Uint8Array): string[] {
  const found: string[] = [];
  const visitor = {
    Color(colour: CssColor) {
      if (!isFree(colour)) found.push('colour');
    },
    Declaration(declaration: Declaration) {
      const property = propertyOf(declaration);
      const parts = partsOf(declaration);
      const isSized = /^(font(-size)?|--size)$|radius$/.test(property);
      if (isSized && parts.some(isSize)) found.push(property);
      // Where something sticks goes with the height of the screen, and is no space.
      const isSpace =
        /^(margin|padding|inset|top|right|bottom|left)\b|gap$/.test(property) &&
        !parts.some(({ unit }) => unit === 'vh');
      if (isSpace && parts.some(isRoom)) found.push(property);
    },
  };
  transform({ filename, code, visitor });
  return found;
}

const ownValuesOf = (declarations: string) => ownValues('', Buffer.from(`a { ${declarations} }`));

describe('a style sheet', () => {
  it.each(styleSheets)('%s takes colours, sizes, radii and spaces from the theme', (name) => {
    const own = ownValues(name, readFileSync(join(project, name)));
    expect(name === THEME ? own.filter((one) => !/^(colour|font.*)$/.test(one)) : own).toEqual([]);
  });

  it.each([
    ['colour', 'color: #fff; color: red; --own: #ffffff; border: 1px solid var(--line, #123456)'],
    ['colour', 'background: linear-gradient(rgba(0, 0, 0, 0.5), var(--tint))'],
    ['font-size', 'font-size: 15px; font-size: larger; font-size: 90%; font-size: var(--text-10)'],
    ['font-size', 'font-size: min(1.5rem, 9vw); font-size: clamp(1rem, 4vw, var(--text-5))'],
    ['--size', '--size: clamp(1rem, 4vw, var(--text-5))'],
    ['font', 'font: 1rem/1.5 sans-serif'],
    ['border-radius', 'border-radius: 3px; border-radius: 0 0 4px var(--radius-1)'],
    ['border-top-left-radius', 'border-top-left-radius: 0.4em'],
    ['margin', 'margin: 5px; margin: 0 auto 1rem'],
    ['margin-top', 'margin-top: -7px'],
    ['padding', 'padding: 0 var(--space-3) 10px; padding: max(12px, env(safe-area-inset-bottom))'],
    ['padding', 'padding: var(--space-7)'],
    ['padding-left', 'padding-left: calc(2 * var(--space-3) + 5px)'],
    ['column-gap', 'column-gap: 8px'],
    ['top', 'top: 6px'],
    ['inset', 'inset: 0 20px'],
  ])('is found with a %s of its own: %s', (property, declarations) => {
    expect(ownValuesOf(declarations)).toEqual(declarations.split(';').map(() => property));
  });

  it.each([
    'font: inherit; font-size: min(1em, 9vw)',
    'font-size: clamp(var(--text-5), 6vw, calc(2 * var(--text-7)))',
    'border-radius: 50%; border-radius: var(--radius-4) var(--radius-4) 0 0',
    'margin: 1em 0; margin: 0 auto calc(-1 * var(--space-2))',
    'padding: 2px var(--space-2); padding: var(--space-1) calc(50% - var(--width) / 2)',
    'top: 50%; bottom: min(0px, 100vh - 30rem)',
  ])('may have %s', (declarations) => expect(ownValuesOf(declarations)).toEqual([]));
});
