import * as v from 'valibot';
import { PHONE_RULE_IDS } from '../lib/phone.ts';
import { ADDRESS_SETTINGS } from './addressSettings.ts';
import { isTimeZone, MARKETS, timeZones } from './market.ts';
import { setting } from './setting.ts';
import * as form from './settingForms.ts';

const TIME_ZONE = 'a time zone such as Asia/Manila';
const ALIASES = 'a JSON object of actions, each with a name and a style (perHandler or envelope)';

/** Settings that the scripts of pages contain: the brand and its market, addresses, and what pages do. */
export const PAGE_SETTINGS = {
  brandName: setting(form.SHORT_TEXT, 'name of the brand', { sample: 'PesoBridge' }),
  logo: setting(form.SECURE_OR_PATH, 'square logo of the brand; a drawn one if empty', {
    example: '/logo.svg',
  }),
  servicePhone: setting(form.PHONE, 'telephone of customer service if the server sends none', {
    sample: '+63280000100',
  }),
  serviceEmail: setting(form.MAIL, 'e-mail address of customer service', {
    sample: 'help@lend.example',
  }),
  countryName: setting(form.OPTIONAL_TEXT, 'country of the borrowers, within a sentence', {
    fallback: MARKETS.ph.countryName,
  }),
  currency: setting(
    form.oneOf(['₱', '₹'], '₱ or ₹'),
    'currency of amounts in minor units whose address names none',
    { fallback: MARKETS.ph.currency },
  ),
  grouping: setting(
    form.oneOf(['none', 'dot', 'comma', 'indian']),
    'how such amounts are grouped',
    {
      fallback: MARKETS.ph.grouping,
    },
  ),
  amounts: setting(
    form.oneOf(['major', 'minor']),
    'what whole numbers without a currency are in replies: `major`, 345000 is ₱345,000.00; `minor`, it is ₱3,450.00',
    { fallback: 'major' },
  ),
  timeZone: setting(
    v.pipe(
      form.text('[A-Za-z_]+/[A-Za-z_]+', TIME_ZONE),
      v.check(isTimeZone, TIME_ZONE),
      v.metadata({ choices: timeZones() }),
    ),
    'time zone that decides which day is today',
    { fallback: MARKETS.ph.timeZone },
  ),
  phoneRule: setting(form.oneOf(PHONE_RULE_IDS), 'rule for mobile numbers on the landing page', {
    fallback: MARKETS.ph.phoneRule,
    example: 'ph',
  }),
  phoneGroups: setting(
    form.text('[1-9](-[1-9]){1,4}', 'numbers of digits such as 4-3-4'),
    'groups in which the account form shows mobile numbers; the Philippines write 4-3-4',
    { fallback: '3-4-4' },
  ),
  ...ADDRESS_SETTINGS,
  storeRatingStars: setting(
    form.text('[1-5]', '1 to 5'),
    "policy: with this many stars or more, the store's rating page opens",
    { fallback: '4' },
  ),
  sentScore: setting(
    form.text('[1-5]|chosen', '1 to 5, or chosen'),
    'policy: the score that an order rating sends, whatever the borrower chose; `chosen` sends what the borrower chose',
    { fallback: '5' },
  ),
  idempotencyKey: setting(
    form.oneOf(['on', 'off']),
    'whether writes carry an `Idempotency-Key` header, the same on every repetition; a server on another origin must allow it (CORS)',
    { fallback: 'on' },
  ),
  agreementStarts: setting(
    form.oneOf(['checked', 'unchecked']),
    'policy: whether the agreement box is ticked when the page opens',
    { fallback: 'checked' },
  ),
  serviceWorker: setting(
    form.oneOf(['on', 'off']),
    'whether pages that were opened before open from the phone, by a service worker; `off` removes it',
    { fallback: 'on' },
  ),
  shellAliases: setting(
    form.json(
      v.record(
        v.string(),
        v.strictObject(
          {
            style: v.picklist(['perHandler', 'envelope'], ALIASES),
            name: v.pipe(v.string(ALIASES), v.nonEmpty(ALIASES)),
            map: v.exactOptional(v.record(v.string(), v.string(ALIASES))),
          },
          ALIASES,
        ),
      ),
      ALIASES,
    ),
    'maps an action to a handler of an existing app',
    { fallback: '{}', invented: '{"closeWebView":{"style":"perHandler","name":"sampleClose"}}' },
  ),
};
