import * as v from 'valibot';
import { MARKETS } from './market.ts';
import { setting } from './setting.ts';
import * as form from './settingForms.ts';

const ROUTE_KEYS = 'a JSON object with any of setting, main, login, order, productDetail';
const ROUTE_KEY = form.text(
  '(?=.{1,64}$)[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*',
  "the app's name of a screen",
);

/**
 * They describe the app, device, market or request, so a forged one can change no more than the other parameters of an
 * address. It is a list of permitted names, because a list of forbidden ones would never be complete: anyone can send a
 * borrower a link, and the pages cannot know which headers the lender's server, or a proxy in front of it, trusts.
 */
const DEFAULT_HEADER_NAMES =
  'x-app-name, x-app-version, x-build, x-channel, x-device-id, x-device-model, x-lang, x-locale, x-market, ' +
  'x-os-version, x-platform, x-request-id, x-timezone, x-trace, x-trace-id';

/** Where pages send calls, and where their links may lead. */
export const ADDRESS_SETTINGS = {
  apiHost: setting(form.ORIGIN, "the lender's server; the site's own if empty", {
    invented: 'https://api.your-lender.example',
  }),
  pathAliases: setting(
    form.json(v.record(v.string(), form.PATH), 'a JSON object of paths that begin with /'),
    'replaces the path of a call: the real path, and the path to send it to',
    { fallback: '{}', invented: '{"/v3/installment/loan-play-detail":"/loan/plan"}' },
  ),
  countrySegment: setting(
    form.SEGMENT,
    'first segment in `/api/v1/ph/loan/...` and `/api/v2/ph/...`',
    {
      fallback: MARKETS.ph.countrySegment,
    },
  ),
  serviceSegment: setting(form.SEGMENT, 'second segment in `/api/v1/ph/loan/...`', {
    fallback: 'loan',
  }),
  headerNames: setting(
    form.HEADER_NAMES,
    'the headers that an address may set; naming any replaces the default',
    { fallback: DEFAULT_HEADER_NAMES },
  ),
  trustedHosts: setting(
    form.HOSTS,
    'hosts that addresses from the server may lead to; any public host if empty, with a warning from the build',
    { invented: 'img.your-lender.example, pay.your-partner.example' },
  ),
  ownHosts: setting(
    form.OWN_HOSTS,
    "hosts besides the site's own that may receive the borrower's identity over https; a bare name means the default port",
    { invented: 'm.your-lender.example' },
  ),
  identityToAnyHost: setting(
    form.oneOf(['off', 'on']),
    "policy: `on` sends the borrower's identity to any https host in `playeduL`",
    { fallback: 'off' },
  ),
  walletSchemes: setting(
    form.WALLET_SCHEMES,
    'schemes of other apps that a payment may open; `none` for none',
    { fallback: 'gcash, paymaya, viber, whatsapp, market, intent' },
  ),
  appScheme: setting(form.SCHEME, 'scheme of links into the app', { fallback: 'lendapp' }),
  appHost: setting(form.text('[A-Za-z0-9.-]*', 'a host name'), 'host of links into the app', {
    invented: 'app.your-lender.example',
  }),
  routeKeys: setting(
    form.json(
      v.strictObject(
        {
          setting: v.optional(ROUTE_KEY, 'setting'),
          main: v.optional(ROUTE_KEY, 'main'),
          login: v.optional(ROUTE_KEY, 'login'),
          order: v.optional(ROUTE_KEY, 'order'),
          productDetail: v.optional(ROUTE_KEY, 'productDetail'),
        },
        ROUTE_KEYS,
      ),
      ROUTE_KEYS,
    ),
    "the app's own names of its screens",
    { fallback: '{}', invented: '{"main":"sampleHome"}' },
  ),
  homeRoute: setting(form.PATH, 'home page in a browser', { fallback: '/' }),
  loginRoute: setting(form.OPTIONAL_PATH, 'sign-in page in a browser', { example: '/login' }),
  productUrl: setting(
    form.SECURE,
    'product page in a browser; called with `productId`, and `position` if known',
    { invented: 'https://m.your-lender.example/product' },
  ),
  storeUrl: setting(form.SECURE, 'address of the app in its store', {
    invented: 'https://store.example/your-app',
  }),
};
