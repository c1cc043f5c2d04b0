/** What only a test knows of a page. The rest is in the page's definition. */
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

/** Each file of this folder says it of some pages: `site.ts` of those of the site, others of one that was added. */
const files = import.meta.glob<Record<string, ScreenFacts>>(['./*.ts', '!./facts.ts'], {
  eager: true,
  import: 'default',
});

/** The facts of each page that has some. */
export const screenFacts: Readonly<Record<string, ScreenFacts>> = Object.assign(
  {},
  ...Object.values(files),
);
