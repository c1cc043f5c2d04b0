import { DEFAULT_HEADER_NAMES, HEADER_NAME } from './headerNames.ts';
import { list, map, text } from './setting.ts';
import {
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
  apiHost: text({
    env: 'VITE_API_HOST',
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
    example: 'img.lend.example, pay.partner.example',
    ...HOST,
    meaning:
      'hosts that addresses from the server may lead to; any public host if empty, with a warning from the build',
    file: true,
  }),
  ownHosts: list({
    env: 'VITE_OWN_HOSTS',
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
    example: '/login',
    ...orNone(PATH),
    meaning: 'sign-in page in a browser',
    file: true,
  }),
  productUrl: text({
    env: 'VITE_PRODUCT_URL',
    example: 'https://m.lend.example/product',
    ...SECURE,
    meaning: 'product page in a browser; called with `productId`, and `position` if known',
    file: true,
  }),
  storeUrl: text({
    env: 'VITE_STORE_URL',
    example: 'https://store.example/lend',
    ...SECURE,
    meaning: 'address of the app in its store',
    file: true,
  }),
} as const;
