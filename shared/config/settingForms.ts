import * as v from 'valibot';
import { HOST_NAME } from '../lib/url/sanitizeWebUrl.ts';

/** A text that matches a pattern as a whole. @param expects describes it in error messages. */
export const text = (pattern: string, expects: string) =>
  v.pipe(
    v.string(expects),
    v.regex(new RegExp(`^(?:${pattern})$`), expects),
    v.metadata({ expects }),
  );

const sitePath = (pattern: string, expects: string) =>
  v.pipe(text(pattern, expects), v.metadata({ expects, isSitePath: true }));

/** One of several values; the first is the default. */
export const oneOf = <const Value extends string>(...values: readonly [Value, ...Value[]]) => {
  const expects = `one of ${values.join(', ')}`;
  return v.pipe(v.picklist(values, expects), v.metadata({ expects, fallback: values[0] }));
};

const entriesOf = (written: string): string[] =>
  written
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);

/** A list of texts that is separated by commas, in lower case. @param pattern of each. */
const listOf = (pattern: string, expects: string) =>
  v.pipe(
    v.string(),
    v.transform(entriesOf),
    v.array(text(pattern, expects)),
    v.metadata({ expects }),
  );

/** A value that is written as JSON. */
export const json = <Value>(value: v.GenericSchema<unknown, Value>, expects: string) =>
  v.pipe(v.string(), v.parseJson({}, expects), value, v.metadata({ expects }));

/** Notes that stand in place of a text: "TODO", "tbd: ask Maria", "n/a", "???". */
const NOTE =
  /^[^\p{L}\p{N}]*((todo|tbd|tba|fixme|xxx+|n\/a|none|null|undefined|change ?me|placeholder)?[^\p{L}\p{N}]*$|(todo|tbd|tba|fixme):)/iu;

/** A text that pages show. Characters of markup and templates are not allowed. */
const words = (least: number, most: number, expects: string) =>
  v.pipe(
    text(`[^<>{}\\u0000-\\u001f]{${least},${most}}`, expects),
    v.check((written) => written === '' || !NOTE.test(written), 'your own text in place of a note'),
  );

export const SHORT_TEXT = words(1, 120, '1 to 120 characters');
export const OPTIONAL_TEXT = words(0, 200, 'up to 200 characters');
export const COLOUR = text('#[0-9a-fA-F]{6}', 'a colour such as #007CFB');
export const PHONE = text('\\+?[0-9]{5,15}', 'a telephone number such as +63280000100');
export const MAIL = text(
  '[^\\s@<>"?&%]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z][A-Za-z0-9-]+',
  'an e-mail address such as help@lend.example',
);
/** A port other than 443, which browsers leave out of an https address. */
export const PORT =
  ':(?!443(?!\\d))(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])';
/** Requests identify the borrower, so plain http is allowed only on the developer's own machine. */
const LOOPBACK = `http://(?:127\\.0\\.0\\.1|localhost)(?:${PORT})?`;
const LABELS = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*';
/** A server: an https origin, or empty. */
export const ORIGIN = text(
  `(https://${LABELS}(?:${PORT})?|${LOOPBACK})?`,
  'an https address without a path such as https://api.lend.example',
);
export const SEGMENT = text('[A-Za-z0-9_-]{1,32}', 'one segment of a path');
/** Schemes that do not belong to an app of the lender, or that run or read something. */
const NO_APP =
  'https?|wss?|ftps?|file|filesystem|data|blob|(?:java|vb|live)script|mocha|about|view-source|feed|content|resource|jar|tel|sms|mailto|facetime|chrome[a-z-]*|ms-[a-z-]*|itms[a-z-]*|android-app';
export const SCHEME = text(
  `(?!(?:${NO_APP}|intent|market)$)[a-z][a-z0-9+.-]{1,20}`,
  'the scheme of an app such as lendapp',
);
/** Schemes of wallets and chat apps. */
export const WALLET_SCHEMES = listOf(
  `(?!(?:${NO_APP})$)[a-z][a-z0-9+.-]{1,20}`,
  'schemes of apps such as gcash',
);
/**
 * Names of headers that an operator may permit. Names that rewrite the request, that say where it came from or who sent
 * it, and that the pages set themselves are excluded: only a proxy or the page may set these.
 */
export const HEADER_NAMES = listOf(
  'x-(?!(?:forwarded|original|rewrite|http|method|host|proxy|remote|requested|idempotency|csrf|xsrf|user|auth)(?:-|$))' +
    '(?!(?:.*-)?(?:(?:client)?ip|override|url|uri|host)$)[a-z0-9-]{1,60}',
  'names that begin with `x-` and describe the app, device, market or request',
);
export const HOSTS = listOf(
  `${HOST_NAME}(?:${PORT})?`,
  'public host names such as img.lend.example',
);
/** The same without ports, or https origins. */
export const OWN_HOSTS = listOf(
  `${HOST_NAME}|https://${HOST_NAME}(?:${PORT})?`,
  'public host names such as m.lend.example, or https://m.lend.example:8443',
);
/** Characters allowed in an address: nothing invisible, no quote, angle bracket or backslash. */
const WRITTEN = '[!#-;=?-\\[\\]-~]';
const SECURE_ADDRESS = `https://${HOST_NAME}(?:${PORT})?(?:[/?#]${WRITTEN}*)?`;
/** Or empty. */
export const SECURE = text(`(${SECURE_ADDRESS})?`, 'an https address of a public host');
/** Two slashes at the start would name another host. */
const OWN_PATH = `/(?!/)${WRITTEN}*`;
/** A path on the lender's server. */
export const PATH = text(OWN_PATH, 'a path that begins with one /');
/** Or empty. */
export const SITE_PATH = sitePath(`(${OWN_PATH})?`, 'a path of the site that begins with one /');
/** Or empty. */
export const SECURE_OR_SITE_PATH = sitePath(
  `(${SECURE_ADDRESS}|${OWN_PATH})?`,
  'an https address or a path of the site',
);
