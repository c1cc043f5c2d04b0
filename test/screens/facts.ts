/** What only a test knows of a page: `test/screens/<name>.ts`. The rest is in the page's definition. */
export interface ScreenFacts {
  /** Title of its error state, where it reads anything. */
  failed?: string;
  /** A text that only the ready screen shows, where it reads anything. */
  ready?: string;
  /** What its address says besides the order. */
  query?: Record<string, string>;
  /** It reads something and is used all the same without it. */
  standsAlone?: true;
  /** Its heading in Filipino, where it speaks it. */
  filipinoHeading?: string;
}

const files = import.meta.glob<ScreenFacts>(['./*.ts', '!./facts.ts'], {
  eager: true,
  import: 'default',
});

/** The facts of each page that has some. */
export const screenFacts: Readonly<Record<string, ScreenFacts>> = Object.fromEntries(
  Object.entries(files).map(([file, facts]) => [file.slice('./'.length, -'.ts'.length), facts]),
);
