import { type RuntimeConfigSpec, readRuntimeConfig } from '../config/runtimeConfig.ts';

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
    readRuntimeConfig(raw, host, spec).problems.map((problem) => ({ host, problem })),
  );
  const everywhere = lines.filter(({ host }) => !host).map(({ problem }) => problem);
  const own = lines.filter(({ host, problem }) => host && !everywhere.includes(problem));
  return [...everywhere, ...own.map(({ host, problem }) => `${host}: ${problem}`)];
}
