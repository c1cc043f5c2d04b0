import { type RuntimeConfigSpec, readRuntimeConfig } from '../config/runtimeConfig.ts';
import { expectation } from '../config/settingProblems.ts';
import { ALL_SETTINGS } from '../config/settings.ts';

/** A problem with a value, and what is expected of it. */
function withExpectation(problem: string): string {
  const [, key = '', value = ''] = /^(\w+): (".*") cannot be used$/.exec(problem) ?? [];
  const setting = ALL_SETTINGS[key];
  return setting ? `${problem}; ${expectation(setting, JSON.parse(value))}` : problem;
}

/**
 * Checks a runtime configuration for every host that it names.
 * @param text of the file. @returns a line for each problem, with its key; [] if there is none.
 */
export function runtimeConfigProblems(text: string, spec: RuntimeConfigSpec): string[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return [`not JSON: ${error instanceof Error ? error.message : error}`];
  }
  const hosts = Object.keys(Object(Object(raw).hosts));
  const lines = ['', ...hosts].flatMap((host) =>
    readRuntimeConfig(raw, host, spec).problems.map((problem) => ({
      host,
      problem: withExpectation(problem),
    })),
  );
  const everywhere = lines.filter(({ host }) => !host).map(({ problem }) => problem);
  const own = lines.filter(({ host, problem }) => host && !everywhere.includes(problem));
  return [...everywhere, ...own.map(({ host, problem }) => `${host}: ${problem}`)];
}
