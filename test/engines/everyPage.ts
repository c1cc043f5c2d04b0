import { pages } from '../../pages/pages.ts';
import { queryOf } from '../screens/facts.ts';
import type { Phone } from './phone.ts';

/** Every page of the site. */
export const ROUTES: readonly string[] = pages.map(({ name }) => name);

/** What differs from one visit to the next: the identity, the port and the time. */
const VARYING = [/engines-[\da-f-]{36}/g, /127\.0\.0\.1:\d+/g, /\d\d:\d\d(:\d\d)?/g];

/** Opens a page and waits until it is complete. @returns roles, names and text, in lines. */
export async function readPage(phone: Phone, route: string): Promise<string> {
  await phone.open(route, 'due-extendable', queryOf(route));
  await phone.ready();
  let before = '';
  const outline = await phone.until(`${route} to be calm`, async () => {
    const now = await phone.words('outline');
    const isCalm = now === before;
    before = now;
    return isCalm && now;
  });
  return VARYING.reduce((text, pattern) => text.replace(pattern, '…'), outline);
}

/** The lines of a text that another one lacks. */
export function linesMissing(from: string, other: string): string[] {
  const there = new Set(other.split('\n'));
  return [...new Set(from.split('\n'))].filter((line) => !there.has(line));
}
