import type { LegacyAlias } from '../bridge/transport.ts';
import type { Grouping } from '../lib/money.ts';
import { PHONE_RULE_IDS, type PhoneRuleId } from '../lib/phoneField.ts';
import { HOST_NAME } from '../lib/url/host.ts';
import { DEFAULT_HEADER_NAMES, HEADER_NAME } from './headerNames.ts';
import { type Currency, MARKET_IDS, type MarketId } from './market.ts';

/** How a value is written: a text, a list of texts, or a map of texts (JSON in the environment). */
export type Kind = 'text' | 'list' | 'map';

/** One setting of the operator. Checks, defaults and the README's table are made from it. */
export interface Setting<Value> {
  env: `VITE_${string}`;
  kind: Kind;
  /** Written as in the environment; '' for none. */
  fallback: string;
  /** What `.env.example` shows where there is no default to show. */
  example?: string;
  /** What the text, or each text of a list or map, must match. */
  pattern: string;
  /** Describes a valid value; part of the error message. */
  expects: string;
  /** What it is for: the column "meaning" in the README's table. */
  meaning: string;
  /** The runtime configuration file may set it too. */
  file?: true;
  /** Carries the type of the value; never set. */
  value?: Value;
}

type Given<Value> = Omit<Setting<Value>, 'kind' | 'value'>;

const text = <Value extends string = string>(given: Given<Value>): Setting<Value> => ({
  kind: 'text',
  ...given,
});
const list = (given: Given<readonly string[]>): Setting<readonly string[]> => ({
  kind: 'list',
  ...given,
});
const map = <Value extends object>(given: Given<Value>): Setting<Value> => ({
  kind: 'map',
  ...given,
});

type Form = Pick<Setting<unknown>, 'pattern' | 'expects'>;

const oneOf = (values: readonly string[]): Form => ({
  pattern: values.join('|'),
  expects: `one of ${values.join(', ')}`,
});
const orNone = ({ pattern, expects }: Form): Form => ({ pattern: `(${pattern})?`, expects });

const SHORT_TEXT = { pattern: '[^<>{}\\u0000-\\u001f]{1,120}', expects: '1 to 120 characters' };
const OPTIONAL_TEXT = {
  pattern: '[^<>{}\\u0000-\\u001f]{0,200}',
  expects: 'up to 200 characters',
};
const PHONE = { pattern: '\\+?[0-9]{5,15}', expects: 'a telephone number such as +63280000100' };
const MAIL = { pattern: '[^\\s@<>"?&%]+@[^\\s@<>"?&%]+', expects: 'an e-mail address' };
/** A port other than 443, which browsers leave out of an https address. */
const PORT =
  ':(?!443(?!\\d))(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])';
/** Requests identify the borrower, so plain http is allowed only on the developer's own machine. */
const LOOPBACK = `http://(?:127\\.0\\.0\\.1|localhost)(?:${PORT})?`;
const LABELS = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*';
const ORIGIN = {
  pattern: `(https://${LABELS}(?:${PORT})?|${LOOPBACK})?`,
  expects: 'an https address without a path such as https://api.lend.example',
};
const PERMITTED = {
  pattern: `https://(?:\\*\\.)?${LABELS}(?:${PORT})?|${LOOPBACK}`,
  expects:
    'https addresses without a path, such as https://api.lend.example or https://*.lend.example',
};
const SEGMENT = { pattern: '[A-Za-z0-9_-]{1,32}', expects: 'one segment of a path' };
/** Schemes that no app of the lender may have. */
const NO_APP =
  'https?|wss?|ftps?|file|filesystem|data|blob|(?:java|vb|live)script|mocha|about|view-source|feed|content|resource|jar|tel|sms|mailto|facetime|chrome[a-z-]*|ms-[a-z-]*|itms[a-z-]*|android-app';
const SCHEME = {
  pattern: `(?!(?:${NO_APP}|intent|market)$)[a-z][a-z0-9+.-]{1,20}`,
  expects: 'the scheme of an app such as lendapp',
};
const WALLET_SCHEME = {
  pattern: `(?!(?:${NO_APP})$)[a-z][a-z0-9+.-]{1,20}`,
  expects: 'schemes of apps such as gcash',
};
const HOST = {
  pattern: `${HOST_NAME}(?:${PORT})?`,
  expects: 'public host names such as img.lend.example',
};
const OWN_HOST = {
  pattern: `${HOST_NAME}|https://${HOST_NAME}(?:${PORT})?`,
  expects: 'public host names such as m.lend.example, or https://m.lend.example:8443',
};
/** Characters allowed in an address: nothing invisible, no quote, angle bracket or backslash. */
const WRITTEN = '[!#-;=?-\\[\\]-~]';
const SECURE_ADDRESS = `https://${HOST_NAME}(?:${PORT})?(?:[/?#]${WRITTEN}*)?`;
const SECURE = { pattern: `(${SECURE_ADDRESS})?`, expects: 'an https address of a public host' };
/** Two slashes at the start would name another host. */
const PATH = { pattern: `/(?!/)${WRITTEN}*`, expects: 'a path that begins with one /' };
const SECURE_OR_PATH = {
  pattern: `(${SECURE_ADDRESS}|${PATH.pattern})?`,
  expects: 'an https address or a path of the site',
};
const COLOUR = { pattern: '#[0-9a-fA-F]{6}', expects: 'a colour such as #007CFB' };

/** Settings that the borrower's pages use. */
export const SETTINGS = {
  brandName: text({
    env: 'VITE_BRAND_NAME',
    fallback: 'PesoBridge',
    ...SHORT_TEXT,
    meaning: 'name of the brand',
    file: true,
  }),
  logo: text({
    env: 'VITE_LOGO',
    fallback: '',
    example: '/logo.svg',
    ...SECURE_OR_PATH,
    meaning: 'square logo of the brand; a drawn one if empty',
    file: true,
  }),
  servicePhone: text({
    env: 'VITE_SERVICE_PHONE',
    fallback: '+63280000100',
    ...PHONE,
    meaning: 'telephone of customer service if the server sends none',
    file: true,
  }),
  serviceEmail: text({
    env: 'VITE_SERVICE_EMAIL',
    fallback: 'help@lend.example',
    ...MAIL,
    meaning: 'e-mail address of customer service',
    file: true,
  }),
  currency: text<Currency>({
    env: 'VITE_CURRENCY',
    fallback: '',
    example: '₱',
    pattern: '[₱₹]?',
    expects: '₱ or ₹',
    meaning: 'currency of amounts in minor units whose address names none',
    file: true,
  }),
  grouping: text<Grouping>({
    env: 'VITE_GROUPING',
    fallback: '',
    example: 'comma',
    ...orNone(oneOf(['none', 'dot', 'comma', 'indian'])),
    meaning: 'how such amounts are grouped',
    file: true,
  }),
  timeZone: text({
    env: 'VITE_TIME_ZONE',
    fallback: '',
    example: 'Asia/Manila',
    pattern: '([A-Za-z_]+/[A-Za-z_]+)?',
    expects: 'a time zone such as Asia/Manila',
    meaning: 'time zone that decides which day is today',
    file: true,
  }),
  phoneRule: text<PhoneRuleId>({
    env: 'VITE_PHONE_RULE',
    fallback: '',
    example: 'ph',
    ...orNone(oneOf(PHONE_RULE_IDS)),
    meaning: 'rule for mobile numbers on the landing page',
    file: true,
  }),
  apiHost: text({
    env: 'VITE_API_HOST',
    fallback: '',
    example: 'https://api.lend.example',
    ...ORIGIN,
    meaning: "the lender's server; the site's own if empty",
    file: true,
  }),
  pathAliases: map<Record<string, string>>({
    env: 'VITE_PATH_ALIASES',
    fallback: '{}',
    example: '{"/v3/installment/loan-play-detail":"/loan/plan"}',
    ...PATH,
    expects: 'a JSON object of paths that begin with /',
    meaning: 'replaces the path of a call: the real path, and the path to send it to',
    file: true,
  }),
  countrySegment: text({
    env: 'VITE_COUNTRY_SEGMENT',
    fallback: '',
    example: 'ph',
    ...orNone(SEGMENT),
    meaning: 'first segment in `/api/v1/ph/loan/...` and `/api/v2/ph/...`',
    file: true,
  }),
  serviceSegment: text({
    env: 'VITE_SERVICE_SEGMENT',
    fallback: 'loan',
    ...SEGMENT,
    meaning: 'second segment in `/api/v1/ph/loan/...`',
    file: true,
  }),
  headerNames: list({
    env: 'VITE_HEADER_NAMES',
    fallback: DEFAULT_HEADER_NAMES.join(', '),
    pattern: HEADER_NAME,
    expects: 'names that begin with `x-` and describe the app, device, market or request',
    meaning: 'the headers that an address may set; naming any replaces the default',
  }),
  trustedHosts: list({
    env: 'VITE_TRUSTED_HOSTS',
    fallback: '',
    example: 'img.lend.example, pay.partner.example',
    ...HOST,
    meaning:
      'hosts that addresses from the server may lead to; any public host if empty, with a warning from the build',
    file: true,
  }),
  ownHosts: list({
    env: 'VITE_OWN_HOSTS',
    fallback: '',
    example: 'm.lend.example',
    ...OWN_HOST,
    meaning:
      "hosts besides the site's own that may receive the borrower's identity over https; a bare name means the default port",
    file: true,
  }),
  identityToAnyHost: text<'off' | 'on'>({
    env: 'VITE_IDENTITY_TO_ANY_HOST',
    fallback: 'off',
    ...oneOf(['off', 'on']),
    meaning: "policy: `on` sends the borrower's identity to any https host in `playeduL`",
  }),
  walletSchemes: list({
    env: 'VITE_WALLET_SCHEMES',
    fallback: 'gcash, paymaya, viber, whatsapp, market, intent',
    ...WALLET_SCHEME,
    meaning: 'schemes of other apps that a payment may open; `none` for none',
    file: true,
  }),
  appScheme: text({
    env: 'VITE_APP_SCHEME',
    fallback: 'lendapp',
    ...SCHEME,
    meaning: 'scheme of links into the app',
    file: true,
  }),
  appHost: text({
    env: 'VITE_APP_HOST',
    fallback: '',
    example: 'open',
    pattern: '[A-Za-z0-9.-]*',
    expects: 'a host name',
    meaning: 'host of links into the app',
    file: true,
  }),
  routeKeys: map<Record<'setting' | 'main' | 'login' | 'order' | 'productDetail', string>>({
    env: 'VITE_ROUTE_KEYS',
    fallback:
      '{"setting":"setting","main":"main","login":"login","order":"order","productDetail":"productDetail"}',
    pattern: '(?=.{1,64}$)[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*',
    expects: 'a JSON object with any of setting, main, login, order, productDetail',
    meaning: "the app's own names of its screens",
    file: true,
  }),
  homeRoute: text({
    env: 'VITE_HOME_ROUTE',
    fallback: '/',
    ...PATH,
    meaning: 'home page in a browser',
    file: true,
  }),
  loginRoute: text({
    env: 'VITE_LOGIN_ROUTE',
    fallback: '',
    example: '/login',
    ...orNone(PATH),
    meaning: 'sign-in page in a browser',
    file: true,
  }),
  productUrl: text({
    env: 'VITE_PRODUCT_URL',
    fallback: '',
    example: 'https://m.lend.example/product',
    ...SECURE,
    meaning: 'product page in a browser',
    file: true,
  }),
  storeUrl: text({
    env: 'VITE_STORE_URL',
    fallback: '',
    example: 'https://store.example/lend',
    ...SECURE,
    meaning: 'address of the app in its store',
    file: true,
  }),
  storeRatingStars: text({
    env: 'VITE_STORE_RATING_STARS',
    fallback: '4',
    pattern: '[1-5]',
    expects: '1 to 5',
    meaning: "policy: with this many stars or more, the store's rating page opens",
    file: true,
  }),
  sentScore: text({
    env: 'VITE_SENT_SCORE',
    fallback: '5',
    pattern: '[1-5]|chosen',
    expects: '1 to 5, or chosen',
    meaning:
      'policy: the score that an order rating sends, whatever the borrower chose; `chosen` sends what the borrower chose',
    file: true,
  }),
  idempotencyKey: text<'on' | 'off'>({
    env: 'VITE_IDEMPOTENCY_KEY',
    fallback: 'on',
    ...oneOf(['on', 'off']),
    meaning:
      'whether writes carry an `Idempotency-Key` header, the same on every repetition; a server on another origin must allow it (CORS)',
  }),
  agreementStarts: text<'checked' | 'unchecked'>({
    env: 'VITE_AGREEMENT_STARTS',
    fallback: 'checked',
    ...oneOf(['checked', 'unchecked']),
    meaning: 'policy: whether the agreement box is ticked when the page opens',
    file: true,
  }),
  serviceWorker: text<'on' | 'off'>({
    env: 'VITE_SERVICE_WORKER',
    fallback: 'off',
    ...oneOf(['on', 'off']),
    meaning:
      'whether pages that were opened before open from the phone, by a service worker; `off` removes it',
    file: true,
  }),
  shellAliases: map<Record<string, LegacyAlias>>({
    env: 'VITE_SHELL_ALIASES',
    fallback: '{}',
    example: '{"closeWebView":{"style":"perHandler","name":"closeWebview"}}',
    pattern: '',
    expects: 'a JSON object',
    meaning: 'maps an action to a handler of an existing app',
  }),
} as const;

/** Settings that documents and the build need and no module does, so that no bundle contains them. */
export const BUILD_SETTINGS = {
  brandColour: text({
    env: 'VITE_BRAND_COLOUR',
    fallback: '#007CFB',
    ...COLOUR,
    meaning: "borders, icons and the colour of the browser's own bars",
    file: true,
  }),
  buttonColour: text({
    env: 'VITE_BUTTON_COLOUR',
    fallback: '#006BDB',
    ...COLOUR,
    meaning: 'buttons, links and headers; shades for pressed buttons and tints are derived from it',
    file: true,
  }),
  textColour: text({
    env: 'VITE_TEXT_COLOUR',
    fallback: '#FFFFFF',
    ...COLOUR,
    meaning: 'text on buttons and headers',
    file: true,
  }),
  market: text<MarketId>({
    env: 'VITE_MARKET',
    fallback: 'ph',
    ...oneOf(MARKET_IDS),
    meaning: 'sets currency, grouping, time zone, country segment and phone rule together',
    file: true,
  }),
  apiHosts: list({
    env: 'VITE_API_HOSTS',
    fallback: '',
    example: 'https://api.lend.example, https://*.beta.example',
    ...PERMITTED,
    meaning:
      'servers that the runtime configuration may choose; the content security policy of every page allows them',
  }),
  reportUrl: text({
    env: 'VITE_REPORT_URL',
    fallback: '',
    example: '/reports',
    ...SECURE_OR_PATH,
    meaning: 'address that pages send error reports to',
  }),
} as const;

/** Settings for public pages and texts only; no script contains them. */
export const COMPANY_SETTINGS = {
  companyName: text({
    env: 'VITE_COMPANY_NAME',
    fallback: 'PesoBridge Lending',
    ...SHORT_TEXT,
    meaning: 'name of the lender in texts and footers',
    file: true,
  }),
  address: text({
    env: 'VITE_COMPANY_ADDRESS',
    fallback: '1 Sample Street, Makati City, Metro Manila, Philippines',
    ...OPTIONAL_TEXT,
    meaning: 'address of the lender; the build warns if the sample address is kept',
    file: true,
  }),
  secNumber: text({
    env: 'VITE_SEC_NUMBER',
    fallback: '',
    example: 'CS201900000',
    ...OPTIONAL_TEXT,
    meaning: 'SEC registration number',
    file: true,
  }),
  authorityNumber: text({
    env: 'VITE_AUTHORITY_NUMBER',
    fallback: '',
    example: '1234',
    ...OPTIONAL_TEXT,
    meaning: "number of the lending company's Certificate of Authority",
    file: true,
  }),
  grievanceOfficer: text({
    env: 'VITE_GRIEVANCE_OFFICER',
    fallback: '',
    example: 'Maria Santos, privacy@lend.example',
    ...OPTIONAL_TEXT,
    meaning: 'who is responsible for personal data',
    file: true,
  }),
  siteUrl: text({
    env: 'VITE_SITE_URL',
    fallback: '',
    example: 'https://lend.example',
    pattern: `(https://${HOST_NAME}(?:${PORT})?(/[\\w-]+)*/?)?`,
    expects: 'an https address',
    meaning:
      'address of the site, for canonical links, link previews, structured data and the site map',
  }),
} as const;

/** What else a build can be told; never a setting of a site, and no module's. */
export const BUILD_SWITCHES = {
  testPreview: text<'off' | 'on'>({
    env: 'VITE_TEST_PREVIEW',
    fallback: 'off',
    ...oneOf(['off', 'on']),
    meaning: "`on` adds the testers' page and the simulated shell; never for borrowers",
  }),
  siteFile: text<'off' | 'on'>({
    env: 'VITE_SITE_FILE',
    fallback: 'off',
    ...oneOf(['off', 'on']),
    meaning: '`on` makes pages read `site.json`, which can be changed after the build',
  }),
  sourceMaps: text({
    env: 'VITE_SOURCE_MAPS',
    fallback: '',
    example: 'maps',
    pattern: '[^\\u0000-\\u001f]*',
    expects: 'a folder outside of the built site',
    meaning: 'folder that source maps are added to, for `npm run decode`; no maps if empty',
  }),
} as const;

/** Every setting by its name. */
export const ALL_SETTINGS: Readonly<Record<string, Setting<unknown>>> = {
  ...SETTINGS,
  ...BUILD_SETTINGS,
  ...COMPANY_SETTINGS,
};
