import { CHROMIUM, findProgram, missingSentence, NGINX, PARSERS } from '../browser/installed.ts';

/** The programs that the tests of each project can lack. */
const NEEDED = { unit: [PARSERS], browser: [CHROMIUM, NGINX] } as const;

/** A sentence for each missing program. @param skipped the projects of which tests were skipped. */
export function notTried(skipped: readonly string[]): readonly string[] {
  const programs = Object.entries(NEEDED).flatMap(([project, needed]) =>
    skipped.includes(project) ? [...needed] : [],
  );
  return programs.filter((program) => !findProgram(program)).map(missingSentence);
}
