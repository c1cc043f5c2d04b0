import { contactQuery } from '../../shared/api/contact.ts';
import { isEmail } from '../../shared/lib/contact.ts';
import { dialNumber } from '../../shared/lib/telephone.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** How customer service is reached, as the server says. */
export const contactInfo = queryAtoms(contactQuery);

/** The online service: a web address, a chat app's address, or a bare number (decisions 5). */
export type OnlineService =
  | { kind: 'web'; address: string }
  | { kind: 'chat'; address: string }
  | { kind: 'number'; number: string; shown: string };

/** Letters, digits and what a query needs; nothing invisible, no other scheme (hardening 1.4). */
const CHAT = /^(whatsapp|viber):\/\/[A-Za-z0-9._~?&=%+/-]{1,512}$/i;

/**
 * What `smWa` stands for; undefined for nothing and for anything else.
 * @param isWeb whether it passes the URL sanitizer as a web address.
 */
export function onlineService(
  smWa: string,
  isWeb: (address: string) => boolean,
): OnlineService | undefined {
  if (CHAT.test(smWa)) return { kind: 'chat', address: smWa };
  const number = dialNumber(smWa);
  if (number) return { kind: 'number', number, shown: smWa };
  return smWa && isWeb(smWa) ? { kind: 'web', address: smWa } : undefined;
}

/** The e-mail address, or '' where it is none: it becomes part of a link. */
export function serviceEmail(email: string): string {
  return isEmail(email) && !/[?&%]/.test(email) ? email : '';
}
