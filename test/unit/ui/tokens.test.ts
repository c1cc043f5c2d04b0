import { expect, it } from 'vitest';
import { declarationsIn, read, styleSheets } from './styleSheets.ts';

const TOKENS = 'shared/ui/tokens.css';
/** Defines the size of all text. */
const THEME = 'shared/ui/theme.css';
/** The sizes, radii and spaces of the theme. */
const tokens = new Set(read(TOKENS).match(/--(text|radius|space)-\w+(?=:)/g));

const NAMES = 'black|blue|brown|gold|gr[ae]y|green|orange|pink|purple|red|silver|teal|white|yellow';
const COLOUR = new RegExp(`#[\\da-f]{3}|\\b(rgb|hsl)a?\\(|(?<![\\w-])(${NAMES})(?![\\w-])`, 'i');
const SIZED = /^(font(-size)?|--size)$|radius$/;
const SPACED = /^(margin|padding|inset|top|right|bottom|left)\b|gap$/;
const KEYWORD = /(?<![\w-])((x+-)?(small|large)|smaller|larger|medium)(?![\w-])/;

/** Whether a length is a size of its own. `1em` and the half of a box go with the text and the box around. */
const isSize = (length: string) => !/^(0\w*|1em|50%)$/.test(length);

/** Whether a length is room of its own. Up to 3 px are the width of a line, and `em` goes with the text. */
const isRoom = (length: string) =>
  length.endsWith('rem') || (length.endsWith('px') && Math.abs(Number.parseFloat(length)) > 3);

/** The colours, sizes of text, radii and spaces that a sheet writes out, or takes from a token that the theme lacks. */
function ownValues(css: string): string[] {
  return declarationsIn(css).flatMap(({ property, value }) => {
    const lengths = value.match(/(?<![\w.-])-?\d*\.?\d+(px|r?em|%)/g) ?? [];
    const names = value.match(/--(text|radius|space)-\w+/g) ?? [];
    const isSized = SIZED.test(property) && (KEYWORD.test(value) || lengths.some(isSize));
    // Where something sticks goes with the height of the screen, and is no space.
    const isSpaced = SPACED.test(property) && !/\dvh/.test(value) && lengths.some(isRoom);
    const isOwn =
      isSized || isSpaced || COLOUR.test(value) || names.some((name) => !tokens.has(name));
    return isOwn ? [`${property}: ${value}`] : [];
  });
}

it.each(styleSheets)('%s takes colours, sizes, radii and spaces from the theme', (name) => {
  const own = ownValues(read(name));
  const defined = name === TOKENS ? /^(--|color)/ : name === THEME ? /^font/ : /^$/;
  expect(own.filter((one) => !defined.test(one))).toEqual([]);
});
