import { readSiteFile, type SiteBuild } from '../config/runtimeConfig.ts';

/**
 * What is wrong with the text of a site's file, for every host that it names; [] when nothing is.
 * Each line names its key.
 */
export function siteFileProblems(text: string, site: SiteBuild): string[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return [`not JSON: ${error instanceof Error ? error.message : error}`];
  }
  const hosts = Object.keys(Object(Object(raw).hosts));
  const lines = ['', ...hosts].flatMap((host) =>
    readSiteFile(raw, host, site).problems.map((problem) => ({ host, problem })),
  );
  const everywhere = lines.filter(({ host }) => !host).map(({ problem }) => problem);
  const own = lines.filter(({ host, problem }) => host && !everywhere.includes(problem));
  return [...everywhere, ...own.map(({ host, problem }) => `${host}: ${problem}`)];
}
