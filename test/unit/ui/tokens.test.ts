import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { type CssColor, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../../..');
const THEME = 'shared/ui/theme.css';
const sheets = ['pages', 'shared']
  .flatMap((top) =>
    readdirSync(join(project, top), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(top, name),
    ),
  )
  .filter((name) => name.endsWith('.css') && name !== THEME);

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

describe('a style sheet outside the theme', () => {
  it.each(sheets)('%s takes its colours from the theme', (name) => {
    expect(literalColours(name, readFileSync(join(project, name)))).toEqual([]);
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
});
