import type { LegacyAlias } from '../bridge/transport.ts';
import type { Units } from '../lib/money.ts';
import { PHONE_RULE_IDS } from '../lib/phone.ts';
import { ADDRESS_SETTINGS } from './addressSettings.ts';
import type { Currency } from './market.ts';
import { map, named, text } from './setting.ts';
import {
  form,
  MAIL,
  OPTIONAL_TEXT,
  oneOf,
  orNone,
  PHONE,
  SECURE_OR_PATH,
  SHORT_TEXT,
} from './settingForms.ts';

/** Settings that the scripts of pages contain: the brand and its market, addresses, and what pages do. */
export const PAGE_SETTINGS = named({
  brandName: text(SHORT_TEXT, 'name of the brand', {
    fallback: 'PesoBridge',
    ofSample: true,
  }),
  logo: text(SECURE_OR_PATH, 'square logo of the brand; a drawn one if empty', {
    example: '/logo.svg',
  }),
  servicePhone: text(PHONE, 'telephone of customer service if the server sends none', {
    fallback: '+63280000100',
    ofSample: true,
  }),
  serviceEmail: text(MAIL, 'e-mail address of customer service', {
    fallback: 'help@lend.example',
    ofSample: true,
  }),
  countryName: text(OPTIONAL_TEXT, 'country of the borrowers, within a sentence', {
    example: 'the Philippines',
  }),
  currency: text(
    form<Currency>('[₱₹]?', '₱ or ₹'),
    'currency of amounts in minor units whose address names none',
    { example: '₱' },
  ),
  grouping: text(
    orNone(oneOf(['none', 'dot', 'comma', 'indian'])),
    'how such amounts are grouped',
    { example: 'comma' },
  ),
  amounts: text(
    oneOf<Units>(['major', 'minor']),
    'what whole numbers without a currency are in replies: `major`, 345000 is ₱345,000.00; `minor`, it is ₱3,450.00',
    { fallback: 'major' },
  ),
  timeZone: text(
    form('([A-Za-z_]+/[A-Za-z_]+)?', 'a time zone such as Asia/Manila'),
    'time zone that decides which day is today',
    { example: 'Asia/Manila' },
  ),
  phoneRule: text(orNone(oneOf(PHONE_RULE_IDS)), 'rule for mobile numbers on the landing page', {
    example: 'ph',
  }),
  phoneGroups: text(
    form('[1-9](-[1-9]){1,4}', 'numbers of digits such as 4-3-4'),
    'groups in which the account form shows mobile numbers; the Philippines write 4-3-4',
    { fallback: '3-4-4' },
  ),
  ...ADDRESS_SETTINGS,
  storeRatingStars: text(
    form('[1-5]', '1 to 5'),
    "policy: with this many stars or more, the store's rating page opens",
    { fallback: '4' },
  ),
  sentScore: text(
    form('[1-5]|chosen', '1 to 5, or chosen'),
    'policy: the score that an order rating sends, whatever the borrower chose; `chosen` sends what the borrower chose',
    { fallback: '5' },
  ),
  idempotencyKey: text(
    oneOf(['on', 'off']),
    'whether writes carry an `Idempotency-Key` header, the same on every repetition; a server on another origin must allow it (CORS)',
    { fallback: 'on' },
  ),
  agreementStarts: text(
    oneOf(['checked', 'unchecked']),
    'policy: whether the agreement box is ticked when the page opens',
    { fallback: 'checked' },
  ),
  serviceWorker: text(
    oneOf(['on', 'off']),
    'whether pages that were opened before open from the phone, by a service worker; `off` removes it',
    { fallback: 'on' },
  ),
  shellAliases: map<Record<string, LegacyAlias>>(
    form('', 'a JSON object'),
    'maps an action to a handler of an existing app',
    { fallback: '{}', example: '{"closeWebView":{"style":"perHandler","name":"closeWebview"}}' },
  ),
});
