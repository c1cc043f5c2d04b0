/** The names of the settings that set a brand's colours. */
export const BRAND_COLOURS = ['brandColour', 'buttonColour', 'textColour'] as const;

/** The three colours that a brand chooses, as #rrggbb. */
export type BrandColours = Record<(typeof BRAND_COLOURS)[number], string>;

const WHITE = '#ffffff';
/** The background of every page (`tokens.css`). */
export const PAGE_COLOUR = '#f4f6fa';
const BLACK = '#000000';
/** The page, its text and its cards in dark mode (`tokens.css`). */
export const DARK = { page: '#0e151d', ink: '#e9eef4', surface: '#19232e' } as const;

/** The minimum contrast that WCAG 2.2 asks for: of text, and of other parts such as borders. */
const TEXT_CONTRAST = 4.5;
const PART_CONTRAST = 3;

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, 1 to 21. @param one as #rrggbb. @param other likewise. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes one colour into another. @param share of `other`, 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(colour).map((part, at) => part + ((others[at] ?? 0) - part) * share);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The tokens of `tokens.css` that are derived from a brand's colours. */
export function palette({ brandColour, buttonColour, textColour }: BrandColours) {
  const dim = mixed(brandColour, DARK.surface, 0.8);
  return {
    '--brand': brandColour,
    '--brand-strong': buttonColour,
    '--brand-text': textColour,
    '--brand-pressed': mixed(buttonColour, BLACK, 0.11),
    '--brand-deep': mixed(buttonColour, BLACK, 0.19),
    '--brand-night': mixed(buttonColour, BLACK, 0.42),
    '--brand-tint': mixed(brandColour, WHITE, 0.92),
    '--brand-light': visibleOn(dim, buttonColour, TEXT_CONTRAST),
    '--brand-lit': visibleOn(dim, brandColour, PART_CONTRAST),
    '--brand-dim': dim,
  };
}

/** A colour for a dark background: itself if its contrast is enough, else a lighter shade. @param dark the background. */
function visibleOn(dark: string, colour: string, least: number): string {
  let share = 0;
  while (share < 1 && contrast(mixed(colour, WHITE, share), dark) < least) share += 0.05;
  return mixed(colour, WHITE, share);
}

/** A part of the pages with too little contrast. */
interface Unreadable {
  /** The colour that causes it. */
  key: keyof BrandColours;
  part: string;
  contrast: number;
  least: number;
}

/** The first part of the pages that cannot be seen in a brand's colours; undefined if all can. */
export function unreadablePart(colours: BrandColours): Unreadable | undefined {
  const { brandColour, buttonColour, textColour } = colours;
  const {
    '--brand-pressed': pressed,
    '--brand-deep': deep,
    '--brand-tint': tint,
  } = palette(colours);
  const pairs: [
    key: keyof BrandColours,
    part: string,
    one: string,
    other: string,
    least: number,
  ][] = [
    ['buttonColour', 'links on cards', buttonColour, WHITE, TEXT_CONTRAST],
    ['buttonColour', 'links on the page', buttonColour, PAGE_COLOUR, TEXT_CONTRAST],
    ['buttonColour', 'highlighted texts', pressed, tint, TEXT_CONTRAST],
    // After the links: a button colour that is too pale for them is at fault, not the text on it.
    ['textColour', 'texts on buttons', textColour, buttonColour, TEXT_CONTRAST],
    ['textColour', 'texts on pressed buttons', textColour, pressed, TEXT_CONTRAST],
    ['textColour', 'texts on the dark end of headers', textColour, deep, TEXT_CONTRAST],
    ['brandColour', 'icons and lines on cards', brandColour, WHITE, PART_CONTRAST],
    ['brandColour', 'icons and lines on the page', brandColour, PAGE_COLOUR, PART_CONTRAST],
  ];
  return pairs
    .map(([key, part, one, other, least]) => ({ key, part, contrast: contrast(one, other), least }))
    .find((pair) => pair.contrast < pair.least);
}
