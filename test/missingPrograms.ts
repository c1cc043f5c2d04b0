import type { Reporter, TestModule } from 'vitest/node';
import { CHROMIUM, findProgram, missingSentence, NGINX, PARSERS } from './browser/installed.ts';

/** The programs that the tests of each project can lack. */
const NEEDED = new Map([
  ['unit', [PARSERS]],
  ['browser', [CHROMIUM, NGINX]],
]);

const hasSkipped = ({ children }: TestModule) => !children.allTests('skipped').next().done;

/** Says at the end of a run, for each missing program, which tests were skipped and how to install it. */
export const missingPrograms: Reporter = {
  onTestRunEnd(modules) {
    const projects = new Set(modules.filter(hasSkipped).map(({ project }) => project.name));
    const needed = [...projects].flatMap((project) => NEEDED.get(project) ?? []);
    for (const program of needed.filter((one) => !findProgram(one))) {
      process.stdout.write(`${missingSentence(program)}\n`);
    }
  },
};
