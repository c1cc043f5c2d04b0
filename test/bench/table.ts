/** The figures of a page, with their digits behind the point. Times in ms from the start of the navigation, sizes in kilobytes. */
const COLUMNS = {
  paint: 0,
  /** The content is there. */
  ready: 0,
  /** React owns the page. */
  react: 0,
  /** The largest paint before the first tap. */
  large: 0,
  /** From a tap on the first control, made when the content was ready, until its answer. */
  control: 0,
  /** The main thread's work until the content was ready, on this machine's processor. */
  thread: 0,
  /** Long tasks, as far as they block. */
  block: 0,
  /** Layout shifts. */
  shift: 3,
  reqs: 0,
  doc: 1,
  script: 1,
  /** The second visit on the same phone. */
  paint2: 0,
  ready2: 0,
  /** The page's own words are there without a network. */
  offline: 0,
};

type Column = keyof typeof COLUMNS;

/** The figures of a page, in one round. NaN where there is none. */
export type Figures = Readonly<Record<Column, number>>;

/** The median of a figure. NaN, which stands for a wait that did not end, counts as longer than any other. */
function medianOf(column: Column, rounds: readonly Figures[]): number {
  const known = rounds.map((round) => (Number.isNaN(round[column]) ? Infinity : round[column]));
  return known.sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? Number.NaN;
}

/** A row of the table; a figure that is missing, or a part of zero, leaves its cell empty. */
function rowOf(figureOf: (column: Column) => number, digits?: number) {
  const columns = Object.keys(COLUMNS) as Column[];
  const known = columns.filter((column) => Number.isFinite(figureOf(column)));
  return Object.fromEntries(
    known.map((column) => [column, Number(figureOf(column).toFixed(digits ?? COLUMNS[column]))]),
  );
}

/**
 * Prints the medians of one page in each variant, and how the first compares with each other one.
 * @param measured the rounds of each variant by its name.
 */
export function printPage(measured: Readonly<Record<string, readonly Figures[]>>): void {
  const all = Object.entries(measured);
  const [[first, own] = ['', []], ...others] = all;
  const medians = all.map(([name, rounds]) => [name, rowOf((column) => medianOf(column, rounds))]);
  const parts = others.map(([name, rounds]) => [
    `${first} / ${name}`,
    rowOf((column) => medianOf(column, own) / medianOf(column, rounds) || Number.NaN, 2),
  ]);
  console.table(Object.fromEntries([...medians, ...parts]), Object.keys(COLUMNS));
}
