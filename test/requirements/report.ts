import type { State, Verdict } from './verdict.ts';

const STATES: readonly State[] = ['proven', 'open', 'unproven', 'failed', 'untried'];

/** The report: each requirement with its state and tests, then the totals of each section. */
export function reportLines(found: readonly Verdict[]): string[] {
  const sections = [...new Set(found.map(sectionOf))];
  return [
    ...found.flatMap(statementLines),
    '',
    ...sections.map((section) =>
      totalLine(
        section,
        found.filter((one) => sectionOf(one) === section),
      ),
    ),
    totalLine('all', found),
  ];
}

function sectionOf({ id }: Verdict): string {
  return id.replace(/-\d+$/, '');
}

function statementLines({ id, says, state, reason, tests }: Verdict): string[] {
  const why = reason ? ` (${reason})` : '';
  return [`${id} ${state}${why}: ${says}`, ...tests.map((test) => `    ${test}`)];
}

function totalLine(section: string, of: readonly Verdict[]): string {
  const counts = STATES.map((state) => [of.filter((one) => one.state === state).length, state]);
  const said = counts.filter(([count]) => count !== 0).map((pair) => pair.join(' '));
  return `${section.padEnd(5)} ${String(of.length).padStart(3)} statements: ${said.join(', ')}`;
}
