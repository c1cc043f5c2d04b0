import type { ContactInfo } from '../../shared/api/contact.ts';
import { dialNumber, isEmail, phoneText } from '../../shared/lib/contact.ts';
import { sanitizeWebUrl } from '../../shared/lib/url/sanitizeWebUrl.ts';
import { linkTo, type ScreenContext } from '../../shared/runtime/screenContext.ts';

/** The content of the page. */
export type ShownContacts = ReturnType<typeof shownContacts>;

/** The content of the page with the contacts. @param data undefined while they are not known. */
export function shownContacts(data: ContactInfo | undefined, context: ScreenContext) {
  const { config, address: page = '' } = context;
  const isWeb = (address: string) => sanitizeWebUrl(address, { ...config, page }) !== undefined;
  const online = data && onlineService(data.smWa, isWeb);
  const { servicePhone: number } = config;
  return {
    // Until the reply is there, only the places of chat and e-mail are shown.
    known: data !== undefined,
    online,
    email: data ? serviceEmail(data.email) : '',
    // The lender's own number, unless the online service is one.
    phone: online?.kind === 'number' ? undefined : { number, shown: phoneText(number) },
    complaint: linkTo(context, 'complaint'),
  };
}

/** The online contact: a web address, a chat app link, or a phone number. */
export type OnlineService =
  | { kind: 'web'; address: string }
  | { kind: 'chat'; address: string }
  | { kind: 'number'; number: string; shown: string };

/** Chat app links, as both apps document them. Only plain ASCII, because invisible characters could disguise the target. */
const CHAT = /^(whatsapp|viber):(\/\/)?[A-Za-z0-9._~?&=%+/-]{1,512}$/i;

/**
 * Reads the online contact `smWa`; undefined if it is empty or not recognized.
 * @param isWeb whether the URL sanitizer accepts it as a web address.
 */
function onlineService(
  smWa: string,
  isWeb: (address: string) => boolean,
): OnlineService | undefined {
  if (CHAT.test(smWa)) return { kind: 'chat', address: smWa };
  const number = dialNumber(smWa);
  if (number) return { kind: 'number', number, shown: phoneText(smWa) };
  return smWa && isWeb(smWa) ? { kind: 'web', address: smWa } : undefined;
}

/** The e-mail address; `''` if it is not valid, since it becomes part of a `mailto:` link. */
function serviceEmail(email: string): string {
  return isEmail(email) && !/[?&%]/.test(email) ? email : '';
}
