import { DEFAULT_HEADER_NAMES, HEADER_NAME } from './headerNames.ts';
import { list, map, text } from './setting.ts';
import {
  form,
  HOST,
  ORIGIN,
  OWN_HOST,
  oneOf,
  orNone,
  PATH,
  SCHEME,
  SECURE,
  SEGMENT,
  WALLET_SCHEME,
} from './settingForms.ts';

/** Where pages send calls, and where their links may lead. */
export const ADDRESS_SETTINGS = {
  apiHost: text(ORIGIN, "the lender's server; the site's own if empty", {
    example: 'https://api.lend.example',
  }),
  pathAliases: map<Record<string, string>>(
    form(PATH.pattern, 'a JSON object of paths that begin with /'),
    'replaces the path of a call: the real path, and the path to send it to',
    { fallback: '{}', example: '{"/v3/installment/loan-play-detail":"/loan/plan"}' },
  ),
  countrySegment: text(
    orNone(SEGMENT),
    'first segment in `/api/v1/ph/loan/...` and `/api/v2/ph/...`',
    { example: 'ph' },
  ),
  serviceSegment: text(SEGMENT, 'second segment in `/api/v1/ph/loan/...`', {
    fallback: 'loan',
  }),
  headerNames: list(
    form(HEADER_NAME, 'names that begin with `x-` and describe the app, device, market or request'),
    'the headers that an address may set; naming any replaces the default',
    { fallback: DEFAULT_HEADER_NAMES.join(', ') },
  ),
  trustedHosts: list(
    HOST,
    'hosts that addresses from the server may lead to; any public host if empty, with a warning from the build',
    { example: 'img.lend.example, pay.partner.example' },
  ),
  ownHosts: list(
    OWN_HOST,
    "hosts besides the site's own that may receive the borrower's identity over https; a bare name means the default port",
    { example: 'm.lend.example' },
  ),
  identityToAnyHost: text(
    oneOf(['off', 'on']),
    "policy: `on` sends the borrower's identity to any https host in `playeduL`",
    { fallback: 'off' },
  ),
  walletSchemes: list(
    WALLET_SCHEME,
    'schemes of other apps that a payment may open; `none` for none',
    { fallback: 'gcash, paymaya, viber, whatsapp, market, intent' },
  ),
  appScheme: text(SCHEME, 'scheme of links into the app', { fallback: 'lendapp' }),
  appHost: text(form('[A-Za-z0-9.-]*', 'a host name'), 'host of links into the app', {
    example: 'open',
  }),
  routeKeys: map<Record<'setting' | 'main' | 'login' | 'order' | 'productDetail', string>>(
    form(
      '(?=.{1,64}$)[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*',
      'a JSON object with any of setting, main, login, order, productDetail',
    ),
    "the app's own names of its screens",
    {
      fallback:
        '{"setting":"setting","main":"main","login":"login","order":"order","productDetail":"productDetail"}',
    },
  ),
  homeRoute: text(PATH, 'home page in a browser', { fallback: '/' }),
  loginRoute: text(orNone(PATH), 'sign-in page in a browser', { example: '/login' }),
  productUrl: text(
    SECURE,
    'product page in a browser; called with `productId`, and `position` if known',
    { example: 'https://m.lend.example/product' },
  ),
  storeUrl: text(SECURE, 'address of the app in its store', {
    example: 'https://store.example/lend',
  }),
};
