/** The index of the cheapest phones in use, as Lighthouse estimates it. */
export const CHEAPEST_PHONE = 150;

/** How long each of the two loops runs, ms. */
const LOOP_MS = 250;

/** Repeats some work for a while. @returns how often it runs in a tenth of a second. */
function rate(work: () => void): number {
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < LOOP_MS) {
    work();
    runs += 1;
  }
  return (runs * 100) / (performance.now() - start);
}

/** Makes a long text, which the engine has to collect as garbage. */
function makeText(): void {
  let text = '';
  for (let length = 0; length < 10_000; length += 1) text += 'a';
  // Never happens, but without a use the engine could leave the loop out.
  if (text.length === 1) throw new Error(text);
}

const numbers = Array.from({ length: 100_000 }, (_, index) => index);
const copies = [...numbers];

/** Copies numbers, which leaves no garbage. */
function copyNumbers(): void {
  for (let index = 0; index < numbers.length; index += 1) copies[index] = numbers[index] ?? 0;
}

/**
 * How fast this machine runs script now, by the two loops of Lighthouse's BenchmarkIndex: some 150 on the cheapest phones,
 * 1000 to 3000 on a desktop computer. Takes half a second.
 */
export function benchmarkIndex(): number {
  return Math.round((rate(makeText) + rate(copyNumbers)) / 2);
}
