import { minify } from 'terser';
import type { Config } from '../config/readConfig.ts';
import { phoneText } from '../lib/telephone.ts';

/** What the contact of customer service replaces. */
const PLACEHOLDER = "'{contact}'";

/**
 * Inserts the contact into the guard and minifies it. It is not bundled, because it must stay ES5.
 * @param source the text of `public/guard.js`. @throws Error if it has no place for the contact.
 */
export async function guardScript(
  source: string,
  { servicePhone, serviceEmail }: Pick<Config, 'servicePhone' | 'serviceEmail'>,
): Promise<string> {
  if (!source.includes(PLACEHOLDER)) throw new Error(`public/guard.js: ${PLACEHOLDER} is missing`);
  const contact = JSON.stringify(`${phoneText(servicePhone)}, ${serviceEmail}`);
  const text = source.replace(PLACEHOLDER, () => contact);
  const { code = '' } = await minify(text, { ecma: 5, ie8: true });
  return code;
}
