import * as v from 'valibot';
import { MARKETS } from './market.ts';
import { setting } from './setting.ts';
import * as form from './settingForms.ts';

const ROUTE_KEYS = 'a JSON object with any of setting, main, login, order, productDetail';
const routeKey = (name: string) =>
  v.optional(
    form.text('(?=.{1,64}$)[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*', "the app's name of a screen"),
    name,
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
  apiHost: setting(form.ORIGIN, {
    meaning: "the lender's server; the site's own if empty",
    invented: 'https://api.your-lender.example',
  }),
  pathAliases: setting(
    form.json(v.record(v.string(), form.PATH), 'a JSON object of paths that begin with /'),
    {
      meaning: 'replaces the path of a call: the real path, and the path to send it to',
      fallback: '{}',
      invented: '{"/v3/installment/loan-play-detail":"/loan/plan"}',
    },
  ),
  countrySegment: setting(form.SEGMENT, {
    meaning: 'first segment in `/api/v1/ph/loan/...` and `/api/v2/ph/...`',
    fallback: MARKETS.ph.countrySegment,
  }),
  serviceSegment: setting(form.SEGMENT, {
    meaning: 'second segment in `/api/v1/ph/loan/...`',
    fallback: 'loan',
  }),
  headerNames: setting(form.HEADER_NAMES, {
    meaning: 'the headers that an address may set; naming any replaces the default',
    fallback: DEFAULT_HEADER_NAMES,
  }),
  trustedHosts: setting(form.HOSTS, {
    meaning:
      'hosts that addresses from the server may lead to, besides own ones; any public host if empty, with a warning from the build',
    invented: 'img.your-lender.example, pay.your-partner.example',
  }),
  ownHosts: setting(form.OWN_HOSTS, {
    meaning:
      "hosts besides the site's own that may receive the borrower's identity over https; a bare name means the default port",
    invented: 'm.your-lender.example',
  }),
  identityToAnyHost: setting(form.oneOf('off', 'on'), {
    meaning: "policy: `on` sends the borrower's identity to any https host in `playeduL`",
  }),
  walletSchemes: setting(form.WALLET_SCHEMES, {
    meaning: 'schemes of other apps that a payment may open; `none` for none',
    fallback: 'gcash, paymaya, viber, whatsapp, market, intent',
  }),
  appScheme: setting(form.SCHEME, { meaning: 'scheme of links into the app', fallback: 'lendapp' }),
  appHost: setting(form.text('[A-Za-z0-9.-]*', 'a host name'), {
    meaning: 'host of links into the app',
    invented: 'app.your-lender.example',
  }),
  routeKeys: setting(
    form.json(
      v.strictObject(
        {
          setting: routeKey('setting'),
          main: routeKey('main'),
          login: routeKey('login'),
          order: routeKey('order'),
          productDetail: routeKey('productDetail'),
        },
        ROUTE_KEYS,
      ),
      ROUTE_KEYS,
    ),
    {
      meaning: "the app's own names of its screens",
      fallback: '{}',
      invented: '{"main":"sampleHome"}',
    },
  ),
  homeRoute: setting(form.SITE_PATH, { meaning: 'home page in a browser', fallback: '/' }),
  loginRoute: setting(form.SITE_PATH, { meaning: 'sign-in page in a browser', example: '/login' }),
  productUrl: setting(form.SECURE, {
    meaning: 'product page in a browser; called with `productId`, and `position` if known',
    invented: 'https://m.your-lender.example/product',
  }),
  storeUrl: setting(form.SECURE, {
    meaning: 'address of the app in its store',
    invented: 'https://store.example/your-app',
  }),
};
