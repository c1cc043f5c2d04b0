import { contactQuery } from '../../shared/api/contact.ts';
import { isEmail } from '../../shared/lib/contact.ts';
import { dialNumber } from '../../shared/lib/telephone.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** The customer service contacts from the server. */
export const pageData = queryAtoms(contactQuery);

/** The online contact: a web address, a chat app link, or a phone number. */
export type OnlineService =
  | { kind: 'web'; address: string }
  | { kind: 'chat'; address: string }
  | { kind: 'number'; number: string; shown: string };

/** Chat app links. Only plain ASCII, because invisible characters could disguise the target. */
const CHAT = /^(whatsapp|viber):\/\/[A-Za-z0-9._~?&=%+/-]{1,512}$/i;

/**
 * Reads the online contact `smWa`; undefined if it is empty or not recognized.
 * @param isWeb whether the URL sanitizer accepts it as a web address.
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

/** The e-mail address; `''` if it is not valid, since it becomes part of a `mailto:` link. */
export function serviceEmail(email: string): string {
  return isEmail(email) && !/[?&%]/.test(email) ? email : '';
}
