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

describe('a style sheet', () => {
  it.each(styleSheets)('%s takes colours, sizes, radii and spaces from the theme', (name) => {
    const own = ownValues(name, readFileSync(join(project, name)));
    expect(name === THEME ? own.filter((one) => !/^(colour|font.*)$/.test(one)) : own).toEqual([]);
  });

  it.each([
    ['colour', 'color: #fff; color: red; border: 1px solid var(--line, #123456)'],
    ['font-size', 'font-size: 15px; font-size: larger; font-size: 90%; font-size: var(--text-10)'],
    ['--size', '--size: clamp(1rem, 4vw, var(--text-5))'],
    ['border-radius', 'border-radius: 3px; border-radius: 0 0 4px var(--radius-1)'],
    ['padding', 'padding: 0 var(--space-3) 10px; padding: 1rem; padding: var(--space-7)'],
    ['column-gap', 'column-gap: 8px'],
  ])('is found with a %s of its own: %s', (property, declarations) => {
    const own = ownValues('', Buffer.from(`a { ${declarations} }`));
    expect(own).toEqual(declarations.split(';').map(() => property));
  });
});
