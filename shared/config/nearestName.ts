/** The share of wrong letters up to which a name counts as misspelt. */
const MAX_WRONG_SHARE = 1 / 3;

/** How many letters must be added, removed or changed to turn one text into the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      const moved = Math.min(above[column + 1] ?? 0, current[column] ?? 0) + 1;
      current.push(Math.min(changed, moved));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}

/**
 * The known name that a misspelt one most likely stands for; undefined if none is similar.
 * @param maxWrongShare the maximum share of wrong letters, 0 to 1.
 */
export function nearestName(
  written: string,
  names: readonly string[],
  maxWrongShare = MAX_WRONG_SHARE,
): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, wrong: distance(written, name) }))
    .filter(({ name, wrong }) => wrong <= name.length * maxWrongShare)
    .sort((one, other) => one.wrong - other.wrong);
  return nearest?.name;
}
