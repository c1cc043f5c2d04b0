import { HOST_NAME } from '../lib/url/sanitizeWebUrl.ts';
import type { Form } from './setting.ts';

/** What a text must match as a whole, and its description for error messages. */
export const form = <Value extends string = string>(
  pattern: string,
  expects: string,
): Form<Value> => ({ pattern, expects });

/** One of several values. */
export const oneOf = <const Value extends string>(values: readonly Value[]): Form<Value> =>
  form(values.join('|'), `one of ${values.join(', ')}`);

/** The same, or empty. */
export const orNone = <Value extends string>({ pattern, expects }: Form<Value>): Form<Value> =>
  form(`(${pattern})?`, expects);

/** A text that must not be empty. Characters of markup and templates are not allowed. */
export const SHORT_TEXT = form('[^<>{}\\u0000-\\u001f]{1,120}', '1 to 120 characters');
/** A text that may be empty. */
export const OPTIONAL_TEXT = form('[^<>{}\\u0000-\\u001f]{0,200}', 'up to 200 characters');
/** A telephone number, with or without a country code. */
export const PHONE = form('\\+?[0-9]{5,15}', 'a telephone number such as +63280000100');
/** An e-mail address. */
export const MAIL = form('[^\\s@<>"?&%]+@[^\\s@<>"?&%]+', 'an e-mail address');
/** A port other than 443, which browsers leave out of an https address. */
export const PORT =
  ':(?!443(?!\\d))(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])';
/** Requests identify the borrower, so plain http is allowed only on the developer's own machine. */
const LOOPBACK = `http://(?:127\\.0\\.0\\.1|localhost)(?:${PORT})?`;
const LABELS = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*';
/** A server: an https origin, or empty. */
export const ORIGIN = form(
  `(https://${LABELS}(?:${PORT})?|${LOOPBACK})?`,
  'an https address without a path such as https://api.lend.example',
);
/** One segment of a path. */
export const SEGMENT = form('[A-Za-z0-9_-]{1,32}', 'one segment of a path');
/** Schemes that do not belong to an app of the lender, or that run or read something. */
const NO_APP =
  'https?|wss?|ftps?|file|filesystem|data|blob|(?:java|vb|live)script|mocha|about|view-source|feed|content|resource|jar|tel|sms|mailto|facetime|chrome[a-z-]*|ms-[a-z-]*|itms[a-z-]*|android-app';
/** The scheme of the lender's app. */
export const SCHEME = form(
  `(?!(?:${NO_APP}|intent|market)$)[a-z][a-z0-9+.-]{1,20}`,
  'the scheme of an app such as lendapp',
);
/** Schemes of wallets and chat apps. */
export const WALLET_SCHEME = form(
  `(?!(?:${NO_APP})$)[a-z][a-z0-9+.-]{1,20}`,
  'schemes of apps such as gcash',
);
/** Public host names, with or without a port. */
export const HOST = form(`${HOST_NAME}(?:${PORT})?`, 'public host names such as img.lend.example');
/** The same, or https origins. */
export const OWN_HOST = form(
  `${HOST_NAME}|https://${HOST_NAME}(?:${PORT})?`,
  'public host names such as m.lend.example, or https://m.lend.example:8443',
);
/** Characters allowed in an address: nothing invisible, no quote, angle bracket or backslash. */
const WRITTEN = '[!#-;=?-\\[\\]-~]';
const SECURE_ADDRESS = `https://${HOST_NAME}(?:${PORT})?(?:[/?#]${WRITTEN}*)?`;
/** An https address of a public host, or empty. */
export const SECURE = form(`(${SECURE_ADDRESS})?`, 'an https address of a public host');
/** A path of the site. Two slashes at the start would name another host. */
export const PATH = form(`/(?!/)${WRITTEN}*`, 'a path that begins with one /');
/** An https address of a public host, a path of the site, or empty. */
export const SECURE_OR_PATH = form(
  `(${SECURE_ADDRESS}|${PATH.pattern})?`,
  'an https address or a path of the site',
);
/** A colour, as #rrggbb. */
export const COLOUR = form('#[0-9a-fA-F]{6}', 'a colour such as #007CFB');
