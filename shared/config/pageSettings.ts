import * as v from 'valibot';
import { PHONE_RULE_IDS } from '../lib/phone.ts';
import { tryOr } from '../lib/tryOr.ts';
import { ADDRESS_SETTINGS } from './addressSettings.ts';
import { MARKETS } from './market.ts';
import { setting } from './setting.ts';
import * as form from './settingForms.ts';

const ALIASES = 'a JSON object of actions, each with a name and a style (perHandler or envelope)';
const SHELL_ALIAS = v.strictObject(
  {
    style: v.picklist(['perHandler', 'envelope'], ALIASES),
    name: v.pipe(v.string(ALIASES), v.nonEmpty(ALIASES)),
    map: v.exactOptional(v.record(v.string(), v.string(ALIASES))),
  },
  ALIASES,
);

const TIME_ZONE = 'a time zone such as Asia/Manila';

/** Whether the platform has a time zone of this name. */
const isTimeZone = (timeZone: string) =>
  tryOr(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined;

/** Settings that the scripts of pages contain: the brand and its market, addresses, and what pages do. */
export const PAGE_SETTINGS = {
  brandName: setting(form.SHORT_TEXT, { meaning: 'name of the brand', sample: 'PesoBridge' }),
  logo: setting(form.SECURE_OR_SITE_PATH, {
    meaning: 'square logo of the brand; a drawn one if empty',
    example: '/logo.svg',
  }),
  servicePhone: setting(form.PHONE, {
    meaning: 'telephone of customer service if the server sends none',
    sample: '+63280000100',
  }),
  serviceEmail: setting(form.MAIL, {
    meaning: 'e-mail address of customer service',
    sample: 'help@lend.example',
  }),
  countryName: setting(form.OPTIONAL_TEXT, {
    meaning: 'country of the borrowers, within a sentence',
    fallback: MARKETS.ph.countryName,
  }),
  currency: setting(form.oneOf(MARKETS.ph.currency, MARKETS.in.currency), {
    meaning: 'currency of amounts in minor units whose address names none',
  }),
  grouping: setting(form.oneOf('comma', 'dot', 'indian', 'none'), {
    meaning: 'how such amounts are grouped',
  }),
  amounts: setting(form.oneOf('major', 'minor'), {
    meaning:
      'what whole numbers without a currency are in replies: `major`, 345000 is ₱345,000.00; `minor`, it is ₱3,450.00',
  }),
  timeZone: setting(
    v.pipe(form.text('[A-Za-z_]+/[A-Za-z_]+', TIME_ZONE), v.check(isTimeZone, TIME_ZONE)),
    { meaning: 'time zone that decides which day is today', fallback: MARKETS.ph.timeZone },
  ),
  dateStyle: setting(form.oneOf('iso', 'written'), {
    meaning: '`written`: dates as people write them, Jan 7, 2027, in place of 2027-01-07',
  }),
  phoneRule: setting(form.oneOf(...PHONE_RULE_IDS), {
    meaning:
      'rule for mobile numbers on the landing page; with `VITE_MARKET` that of the market, else `spec-cn`, which takes Chinese ones only',
  }),
  phoneGroups: setting(form.text('[1-9](-[1-9]){1,4}', 'numbers of digits such as 4-3-4'), {
    meaning: 'groups in which the account form shows mobile numbers; the Philippines write 4-3-4',
    fallback: '3-4-4',
  }),
  ...ADDRESS_SETTINGS,
  storeRatingStars: setting(form.text('[1-5]', '1 to 5'), {
    meaning: "policy: with this many stars or more, the store's rating page opens",
    fallback: '4',
  }),
  sentScore: setting(form.text('[1-5]|chosen', '1 to 5, or chosen'), {
    meaning:
      'policy: the score that an order rating sends, whatever the borrower chose; `chosen` sends what the borrower chose',
    fallback: '5',
  }),
  idempotencyKey: setting(form.oneOf('on', 'off'), {
    meaning:
      'whether writes carry an `Idempotency-Key` header, the same on every repetition; a server on another origin must allow it (CORS)',
  }),
  agreementStarts: setting(form.oneOf('checked', 'unchecked'), {
    meaning: 'policy: whether the agreement box is ticked when the page opens',
  }),
  effectiveRate: setting(form.oneOf('on', 'off'), {
    meaning:
      'policy: whether the confirmation of a loan states an effective rate, which the page calculates',
  }),
  serviceWorker: setting(form.oneOf('on', 'off'), {
    meaning:
      'whether pages that were opened before open from the phone, by a service worker; `off` removes it',
  }),
  shellAliases: setting(form.json(v.record(v.string(), SHELL_ALIAS), ALIASES), {
    meaning: 'maps an action to a handler of an existing app',
    fallback: '{}',
    invented: '{"closeWebView":{"style":"perHandler","name":"sampleClose"}}',
  }),
};
