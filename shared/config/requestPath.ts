import type { Config } from './readConfig.ts';

/**
 * The path of a call on the wire: `{country}` and `{service}` become the configured segments, then
 * the alias layer has its say about the real path (spec 7.1, 7.4, decisions 3).
 */
export function requestPathOf(
  path: string,
  {
    countrySegment,
    serviceSegment,
    pathAliases,
  }: Pick<Config, 'countrySegment' | 'serviceSegment' | 'pathAliases'>,
): string {
  const real = path.replace('{country}', countrySegment).replace('{service}', serviceSegment);
  return pathAliases[real] ?? real;
}
