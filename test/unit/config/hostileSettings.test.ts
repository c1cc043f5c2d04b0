import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ALL_SETTINGS, SETTINGS } from '../../../shared/config/settings.ts';
import { isPublic, isScript } from '../lib/url/oracle.ts';
import { words } from '../words.ts';

/** Without a space in them. */
const HOSTILE_WORDS = words(`
  view-source filesystem content chrome-extension ms-settings itms-services ws ftp ftps
  javascript:alert(1) JavaScript:alert(1) data:text/html,x data:image/svg+xml,x
  blob:https://a.example/1 http://evil.example http://evil.example/ https://127.0.0.1/
  https://localhost https://10.0.0.1/x https://router.lan/ https://a.internal https://x/
  https://a..example/ https://a.example./ https://0x7f.1/ https://2130706433/ https://[::1]/
  https://user@a.example/ https://a.example:0/ https://a.example:99999/ https://* https://*. *
  *.example .example a.example. a..example localhost 127.0.0.1 [::1] a.example:0 a.example:99999
  user@a.example a.example/x 0 1.2.3.4 0x7f000001 lend a.lan https http javascript data blob file
  intent market vbscript about tel sms //evil.example ///evil.example /a"b /a<b evil.example/ ./a
  ?a=1 #a https://a.example/"x https:a.example https:// <script> </title><script> {} [] null
  __proto__ constructor "><img> *21# tel:*21# a@b?cc=x red #12345 on true -1 0x5 ../../etc
  /\\evil.example \\\\evil.example https://a.example\\@evil.example/ https://a.example/\u202e \u0000
  \u202eevil /a\u0000b /a\u202eb $&
`);

const HOSTILE = [
  ...['/\t/evil.example', '/\n/evil.example', '/ /evil.example', ' //evil.example'],
  ...[...HOSTILE_WORDS, '+63 2 8000', 'a b', 'x'.repeat(5000)],
];

const urlOf = (text: string) => new URL(text, 'https://own.example/page');
const isSecure = (text: string) => urlOf(text).protocol === 'https:' && isPublic(urlOf(text));
const isOwnPath = (text: string) =>
  /^\/[^/\\]?/.test(text) &&
  urlOf(text).origin === 'https://own.example' &&
  !/[\s"<>\p{C}]/u.test(text);
const OF_THE_PHONE = /^(https?|wss?|ftps?|tel|sms|content)$/;

/** The settings by what a value of theirs must be, whatever it is used for; every new setting must be listed. */
const SAFE: readonly [names: string, isSafe: (text: string) => boolean][] = [
  // Parts of the text of a document or of an address.
  [
    `brandName companyName countryName companyAddress secNumber authorityNumber grievanceOfficer
     servicePhone currency`,
    (text) => !/[<>{}\p{Cc}]/u.test(text) && text.length <= 200,
  ],
  // It becomes a mailto link, which must not set anything in the mail.
  ['serviceEmail', (text) => /^[^?&%\s<>]*$/.test(text)],
  [
    `grouping amounts phoneRule phoneGroups market legalMarket colourScheme countrySegment serviceSegment
     headerNames appHost routeKeys storeRatingStars sentScore agreementStarts
     idempotencyKey identityToAnyHost serviceWorker effectiveRate dateStyle metricsShare release`,
    (text) => /^[\w.-]*(\/[\w.-]+)*$/.test(text),
  ],
  ['timeZone', (text) => /^[\w/]*$/.test(text)],
  // The lender's server may be anywhere, but requests to it must be encrypted.
  ['apiHost', (text) => /^$|^https:|^http:\/\/(127\.0\.0\.1|localhost)/.test(text)],
  ['trustedHosts', (text) => isPublic(new URL(`https://${text}`)) && !text.includes('/')],
  ['ownHosts', (text) => isSecure(text.includes('/') ? text : `https://${text}`)],
  ['walletSchemes', (text) => !isScript(`${text}:`) && !OF_THE_PHONE.test(text)],
  [
    'appScheme',
    (text) => !isScript(`${text}:`) && !OF_THE_PHONE.test(text) && !/^(intent|market)$/.test(text),
  ],
  ['homeRoute loginRoute pathAliases', (text) => text === '' || isOwnPath(text)],
  ['productUrl storeUrl siteUrl', (text) => text === '' || isSecure(text)],
  [
    'logo sharePicture reportUrl metricsUrl',
    (text) => text === '' || isOwnPath(text) || isSecure(text),
  ],
  ['brandColour buttonColour textColour', (text) => /^#[0-9a-f]{6}$/i.test(text)],
  // Names of handlers in an older app, and switches of the build; set at build time only, and never an address.
  ['shellAliases testPreview sourceMaps', () => true],
];

/** The texts of a setting in a build; none if its value is refused. */
function textsOf(name: string, written: string): string[] {
  const { success, output } = v.safeParse(Object(SETTINGS.entries)[name], written);
  if (!success) return [];
  return typeof output === 'object' ? Object.values(Object(output)).map(String) : [`${output}`];
}

it('every setting is covered', () => {
  const covered = SAFE.flatMap(([names]) => words(names));
  expect(covered.sort()).toEqual(ALL_SETTINGS.map(({ name }) => name).sort());
});

it.each(SAFE)('%s: no hostile value is accepted at build', (names, isSafe) => {
  for (const name of words(names)) {
    const isJson = name === 'pathAliases' || name === 'routeKeys';
    const taken = HOSTILE.flatMap((text) =>
      textsOf(name, isJson ? JSON.stringify({ main: text }) : text),
    );
    expect([name, taken.filter((text) => !isSafe(text))]).toEqual([name, []]);
  }
});
