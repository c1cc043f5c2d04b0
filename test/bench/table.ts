/** Figures of one visit, by the names of their columns; times in ms from the start of the navigation, sizes in kilobytes. */
export interface Visit {
  paint: number;
  /** The content is there. */
  ready: number;
  /** React owns the page. */
  react: number;
  /** The largest paint before the first tap. */
  large: number;
  /** Long tasks, as far as they block. */
  block: number;
  /** Layout shifts. */
  shift: number;
  reqs: number;
  doc: number;
  script: number;
  /** Whether the first call was sent before the React chunk had arrived; true if there is no chunk. */
  callFirst: boolean;
}

/** The figures of a page, in one round. NaN where there is none. */
export interface Figures extends Visit {
  /** From a tap on the first control, made when the content was ready, until its answer, ms. */
  control: number;
  /** The main thread's work until the content was ready, on this machine's processor, ms. */
  thread: number;
  /** The second visit on the same phone, ms. */
  paint2: number;
  ready2: number;
  /** The page's own words are there without a network, ms. */
  offline: number;
}

type Column = Exclude<keyof Figures, 'callFirst'>;

const COLUMNS: readonly Column[] = [
  ...(['paint', 'ready', 'react', 'large', 'control', 'thread', 'block', 'shift'] as const),
  ...(['reqs', 'doc', 'script', 'paint2', 'ready2', 'offline'] as const),
];

/** Digits behind the point; 0 for all others. */
const DIGITS: Partial<Record<Column, number>> = { shift: 3, doc: 1, script: 1 };

const LABEL_WIDTH = 30;
const WIDTH = 8;

const row = (label: string, cellOf: (column: Column) => string) =>
  label.padEnd(LABEL_WIDTH) + COLUMNS.map((column) => cellOf(column).padStart(WIDTH)).join('');

/** '-' for a figure that is missing, or for a part of zero. */
const written = (value: number, digits = 0) =>
  Number.isFinite(value) ? value.toFixed(digits) : '-';

/** The median of a figure. NaN, which stands for a wait that did not end, counts as longer than any other. */
function medianOf(column: Column, rounds: readonly Figures[]): number {
  const known = rounds.map((round) => (Number.isNaN(round[column]) ? Infinity : round[column]));
  return known.sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? Number.NaN;
}

/** The heading of the columns. */
export const heading = () => row('', (column) => column);

/**
 * The lines of one page: the medians of each variant, how the first compares with each other one, and how the largest
 * paint compares with the content. @param measured the rounds of each variant by its name, that which is compared with the others first.
 */
export function pageLines(
  label: string,
  measured: Readonly<Record<string, readonly Figures[]>>,
): string[] {
  const all = Object.entries(measured);
  const [[first, own] = ['', []], ...others] = all;
  return [
    label,
    ...all.map(([name, rounds]) =>
      row(`  ${name}`, (column) => written(medianOf(column, rounds), DIGITS[column])),
    ),
    ...others.map(([name, rounds]) =>
      row(`  ${first} / ${name}`, (column) => {
        const other = medianOf(column, rounds);
        return written(Number.isFinite(other) ? medianOf(column, own) / other : Number.NaN, 2);
      }),
    ),
    ...all.map(([name, rounds]) => {
      const part = medianOf('large', rounds) / medianOf('ready', rounds);
      return `  largest paint of its content ready, ${name}: ${part.toFixed(2)}`;
    }),
    `  first call before React: ${own.every(({ callFirst }) => callFirst)}`,
  ];
}
