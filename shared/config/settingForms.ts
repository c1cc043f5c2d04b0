import { HOST_NAME } from '../lib/url/sanitizeWebUrl.ts';
import type { Setting } from './setting.ts';

/** The pattern of a valid value, and its description for error messages. */
type Form = Pick<Setting<unknown>, 'pattern' | 'expects'>;

/** One of several values. */
export const oneOf = (values: readonly string[]): Form => ({
  pattern: values.join('|'),
  expects: `one of ${values.join(', ')}`,
});

/** The same, or empty. */
export const orNone = ({ pattern, expects }: Form): Form => ({ pattern: `(${pattern})?`, expects });

/** A text that must not be empty. Characters of markup and templates are not allowed. */
export const SHORT_TEXT = {
  pattern: '[^<>{}\\u0000-\\u001f]{1,120}',
  expects: '1 to 120 characters',
};
/** A text that may be empty. */
export const OPTIONAL_TEXT = {
  pattern: '[^<>{}\\u0000-\\u001f]{0,200}',
  expects: 'up to 200 characters',
};
/** A telephone number, with or without a country code. */
export const PHONE = {
  pattern: '\\+?[0-9]{5,15}',
  expects: 'a telephone number such as +63280000100',
};
/** An e-mail address. */
export const MAIL = { pattern: '[^\\s@<>"?&%]+@[^\\s@<>"?&%]+', expects: 'an e-mail address' };
/** A port other than 443, which browsers leave out of an https address. */
export const PORT =
  ':(?!443(?!\\d))(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])';
/** Requests identify the borrower, so plain http is allowed only on the developer's own machine. */
const LOOPBACK = `http://(?:127\\.0\\.0\\.1|localhost)(?:${PORT})?`;
const LABELS = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*';
/** A server: an https origin, or empty. */
export const ORIGIN = {
  pattern: `(https://${LABELS}(?:${PORT})?|${LOOPBACK})?`,
  expects: 'an https address without a path such as https://api.lend.example',
};
/** Servers: https origins, which may begin with `*.`. */
export const PERMITTED = {
  pattern: `https://(?:\\*\\.)?${LABELS}(?:${PORT})?|${LOOPBACK}`,
  expects:
    'https addresses without a path, such as https://api.lend.example or https://*.lend.example',
};
/** One segment of a path. */
export const SEGMENT = { pattern: '[A-Za-z0-9_-]{1,32}', expects: 'one segment of a path' };
/** Schemes that do not belong to an app of the lender, or that run or read something. */
const NO_APP =
  'https?|wss?|ftps?|file|filesystem|data|blob|(?:java|vb|live)script|mocha|about|view-source|feed|content|resource|jar|tel|sms|mailto|facetime|chrome[a-z-]*|ms-[a-z-]*|itms[a-z-]*|android-app';
/** The scheme of the lender's app. */
export const SCHEME = {
  pattern: `(?!(?:${NO_APP}|intent|market)$)[a-z][a-z0-9+.-]{1,20}`,
  expects: 'the scheme of an app such as lendapp',
};
/** Schemes of wallets and chat apps. */
export const WALLET_SCHEME = {
  pattern: `(?!(?:${NO_APP})$)[a-z][a-z0-9+.-]{1,20}`,
  expects: 'schemes of apps such as gcash',
};
/** Public host names, with or without a port. */
export const HOST = {
  pattern: `${HOST_NAME}(?:${PORT})?`,
  expects: 'public host names such as img.lend.example',
};
/** The same, or https origins. */
export const OWN_HOST = {
  pattern: `${HOST_NAME}|https://${HOST_NAME}(?:${PORT})?`,
  expects: 'public host names such as m.lend.example, or https://m.lend.example:8443',
};
/** Characters allowed in an address: nothing invisible, no quote, angle bracket or backslash. */
const WRITTEN = '[!#-;=?-\\[\\]-~]';
const SECURE_ADDRESS = `https://${HOST_NAME}(?:${PORT})?(?:[/?#]${WRITTEN}*)?`;
/** An https address of a public host, or empty. */
export const SECURE = {
  pattern: `(${SECURE_ADDRESS})?`,
  expects: 'an https address of a public host',
};
/** A path of the site. Two slashes at the start would name another host. */
export const PATH = { pattern: `/(?!/)${WRITTEN}*`, expects: 'a path that begins with one /' };
/** An https address of a public host, a path of the site, or empty. */
export const SECURE_OR_PATH = {
  pattern: `(${SECURE_ADDRESS}|${PATH.pattern})?`,
  expects: 'an https address or a path of the site',
};
/** A colour, as #rrggbb. */
export const COLOUR = { pattern: '#[0-9a-fA-F]{6}', expects: 'a colour such as #007CFB' };
