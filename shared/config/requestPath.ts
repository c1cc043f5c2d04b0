import type { Config } from './readConfig.ts';

/**
 * The path that a call is sent to: the configured segments replace `{country}` and `{service}`, and then an alias may
 * replace the whole path.
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
