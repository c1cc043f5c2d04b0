import { median, type Visit } from './measure.ts';

/** The figures of a page, in one round. NaN where there is none. */
export interface Figures extends Visit {
  /** From a tap on the first control, made when the content was ready, until its answer, ms. */
  control: number;
  /** The main thread's work until the content was ready, on this machine's processor, ms. */
  thread: number;
  /** The second visit on the same phone, ms. */
  secondPaint: number;
  secondReady: number;
  /** The page's own words are there without a network, ms. */
  offline: number;
}

interface Column {
  name: string;
  of: (figures: Figures) => number;
  /** Digits behind the point; 0 unless given. */
  digits?: number;
}

/** Times in ms, bytes in thousands. */
const COLUMNS: readonly Column[] = [
  { name: 'paint', of: (figures) => figures.firstPaint },
  { name: 'ready', of: (figures) => figures.contentReady },
  { name: 'react', of: (figures) => figures.works },
  { name: 'large', of: (figures) => figures.largestPaint },
  { name: 'control', of: (figures) => figures.control },
  { name: 'thread', of: (figures) => figures.thread },
  { name: 'block', of: (figures) => figures.blocking },
  { name: 'shift', of: (figures) => figures.shift, digits: 3 },
  { name: 'reqs', of: (figures) => figures.requests },
  { name: 'doc', of: (figures) => figures.document / 1000, digits: 1 },
  { name: 'script', of: (figures) => figures.script / 1000, digits: 1 },
  { name: 'paint2', of: (figures) => figures.secondPaint },
  { name: 'ready2', of: (figures) => figures.secondReady },
  { name: 'offline', of: (figures) => figures.offline },
];

const LABEL_WIDTH = 30;
const WIDTH = 8;

const row = (label: string, cellOf: (column: Column) => string) =>
  label.padEnd(LABEL_WIDTH) + COLUMNS.map((column) => cellOf(column).padStart(WIDTH)).join('');

const written = (value: number, digits = 0) =>
  Number.isFinite(value) ? value.toFixed(digits) : '-';

/** NaN if either is missing, and not zero or without end. */
const ratioOf = (own: number, other: number) =>
  Number.isFinite(own) && Number.isFinite(other) ? own / other : Number.NaN;

const medianOf = ({ of }: Column, rounds: readonly Figures[]) => median(rounds.map(of));

/** The rounds of each variant of a page, by its name; that which is compared with the others first. */
export type Measured = Readonly<Record<string, readonly Figures[]>>;

/** How much of the content's time the largest paint takes. */
function largestOf(rounds: readonly Figures[]): string {
  const ready = median(rounds.map(({ contentReady }) => contentReady));
  return (median(rounds.map(({ largestPaint }) => largestPaint)) / ready).toFixed(2);
}

/** The heading of the columns. */
export const heading = () => row('', ({ name }) => name);

/**
 * The lines of one page: the medians of each variant, how the first compares with each other one, and how its largest
 * paint compares with its content.
 */
export function pageLines(label: string, measured: Measured): string[] {
  const [[first, own] = ['', []], ...others] = Object.entries(measured);
  const medians = Object.entries(measured).map(([name, rounds]) =>
    row(`  ${name}`, (column) => written(medianOf(column, rounds), column.digits)),
  );
  const ratios = others.map(([name, rounds]) =>
    row(`  ${first} / ${name}`, (column) =>
      written(ratioOf(medianOf(column, own), medianOf(column, rounds)), 2),
    ),
  );
  const early = own.every(({ callFirst }) => callFirst);
  const within = Object.entries(measured).map(
    ([name, rounds]) => `  largest paint of its content ready, ${name}: ${largestOf(rounds)}`,
  );
  return [label, ...medians, ...ratios, ...within, `  first call before React: ${early}`];
}
