import { expect, it } from 'vitest';
import { readConfig } from '../../../shared/config/readConfig.ts';
import type { Kind } from '../../../shared/config/setting.ts';
import { ALL_SETTINGS } from '../../../shared/config/settings.ts';
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
  ...HOSTILE_WORDS,
  ...['/\t/evil.example', '/\n/evil.example', '/ /evil.example', ' //evil.example'],
  ...['+63 2 8000', 'a b'],
  'x'.repeat(5000),
];

const urlOf = (text: string) => new URL(text, 'https://own.example/page');
const isSecure = (text: string) => urlOf(text).protocol === 'https:' && isPublic(urlOf(text));
const isOwnPath = (text: string) =>
  /^\/[^/\\]?/.test(text) &&
  urlOf(text).origin === 'https://own.example' &&
  !/[\s"<>\p{C}]/u.test(text);
const SAFE = {
  host: (text: string) => isPublic(new URL(`https://${text}`)) && !text.includes('/'),
  ownHost: (text: string) => isSecure(text.includes('/') ? text : `https://${text}`),
  address: (text: string) => text === '' || isSecure(text),
  addressOrPath: (text: string) => text === '' || isOwnPath(text) || isSecure(text),
  path: (text: string) => text === '' || isOwnPath(text),
  // The lender's server may be anywhere, but requests to it must be encrypted.
  server: (text: string) => text === '' || /^https:|^http:\/\/(127\.0\.0\.1|localhost)/.test(text),
  scheme: (text: string) =>
    !isScript(`${text}:`) && !/^(https?|wss?|ftps?|intent|market|tel|sms|content)$/.test(text),
  wallet: (text: string) =>
    !isScript(`${text}:`) && !/^(https?|wss?|ftps?|tel|sms|content)$/.test(text),
  /** Is part of the text of a document or of an address. */
  word: (text: string) => !/[<>{}\p{Cc}]/u.test(text) && text.length <= 200,
  /** Becomes a mailto link, which must not set anything in the mail. */
  mail: (text: string) => /^[^?&%\s<>]*$/.test(text),
  part: (text: string) => /^[\w.-]*(\/[\w.-]+)*$/.test(text),
  colour: (text: string) => /^#[0-9a-f]{6}$/i.test(text),
  zone: (text: string) => /^[\w/]*$/.test(text),
} as const;

/** The settings by what they may be used for; every new setting must be listed. */
const SETTINGS: Readonly<Record<keyof typeof SAFE, string>> = {
  word: `
    brandName companyName countryName address secNumber authorityNumber grievanceOfficer servicePhone
    currency
  `,
  mail: 'serviceEmail',
  part: `
    grouping amounts phoneRule phoneGroups market legalMarket colourScheme countrySegment serviceSegment
    headerNames appHost routeKeys storeRatingStars sentScore agreementStarts idempotencyKey
    identityToAnyHost serviceWorker metricsShare release
  `,
  zone: 'timeZone',
  server: 'apiHost',
  host: 'trustedHosts',
  ownHost: 'ownHosts',
  wallet: 'walletSchemes',
  scheme: 'appScheme',
  path: 'homeRoute loginRoute pathAliases',
  address: 'productUrl storeUrl siteUrl',
  addressOrPath: 'logo reportUrl metricsUrl',
  colour: 'brandColour buttonColour textColour',
};
const kindOf = (key: string) =>
  Object.entries(SETTINGS).find(([, keys]) => keys.split(/\s+/).includes(key))?.[0];
/** Names of handlers in an older app, and switches of the build; set at build time only, and never an address. */
const NOT_TRIED = ['shellAliases', 'testPreview', 'sourceMaps'];

const settings = Object.entries(ALL_SETTINGS).filter(([key]) => !NOT_TRIED.includes(key));

/** A text as the value of a setting. */
const written = (kind: Kind, text: string) =>
  kind === 'map' ? JSON.stringify({ main: text }) : text;

function builtWith(key: string, env: string): string[] | undefined {
  try {
    const name = ALL_SETTINGS[key]?.env ?? '';
    const all: Record<string, unknown> = { ...readConfig({ [name]: env }) };
    return textsOf(all[key]);
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): string[] {
  return typeof value === 'object' ? Object.values(Object(value)).map(String) : [String(value)];
}

it('every setting is covered', () => {
  const covered = Object.values(SETTINGS).join(' ').trim().split(/\s+/);
  expect(covered.sort()).toEqual(settings.map(([key]) => key).sort());
});

const safeFor = (key: string) => SAFE[(kindOf(key) ?? 'word') as keyof typeof SAFE];

it.each(settings)('%s accepts no hostile value at build', (key, { kind }) => {
  const isSafe = safeFor(key);
  const taken = HOSTILE.flatMap((text) => builtWith(key, written(kind, text)) ?? []);
  expect(taken.filter((text) => !isSafe(text))).toEqual([]);
});
