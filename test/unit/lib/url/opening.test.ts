// @vitest-environment happy-dom

import { afterAll, expect, it, vi } from 'vitest';
import { type Config, readConfig } from '../../../../shared/config/readConfig.ts';
import type { UrlTarget } from '../../../../shared/lib/url/sanitizeUrl.ts';
import { openServerAddress, sanitizeServerUrl } from '../../../../shared/runtime/navigate.ts';
import * as fc from '../../../fastCheck.ts';
import { words } from '../../words.ts';
import { bad, good, publicOnly } from './lists.ts';
import { isPublic, isScript, whollyDecoded } from './oracle.ts';

const RUNS = 2_000;
const SECRET = 'S3CRET-SESSION';
const SITE = 'https://m.lend.example';

/** What the page opened in one case, or handed to the app. */
const opened: string[] = [];
const settings = vi.hoisted(() => ({}) as Config);
vi.mock('../../../../shared/config/config.ts', () => ({ getConfig: () => settings }));
vi.mock('../../../../shared/ui/toast.ts', () => ({ showToast: () => undefined }));
vi.mock('../../../../shared/runtime/callNative.ts', () => ({
  callNative: (_: string, { url }: { url: string }) => void opened.push(url),
}));

const TRUSTED = {
  VITE_TRUSTED_HOSTS: 'm.lend.example, pay.partner.example, own.lend.example:8443',
  VITE_WALLET_SCHEMES: 'gcash, intent',
};
const BUILDS = [
  {},
  { VITE_OWN_HOSTS: 'own.lend.example' },
  { VITE_IDENTITY_TO_ANY_HOST: 'on' },
  { ...TRUSTED, VITE_WALLET_SCHEMES: 'none' },
  { ...TRUSTED, VITE_OWN_HOSTS: 'https://own.lend.example:8443, pay.partner.example' },
  { VITE_TRUSTED_HOSTS: 'pay.partner.example', VITE_OWN_HOSTS: 'https://own.lend.example:8443' },
].map(readConfig);

const oneOf = (list: string) => fc.constantFrom(...words(list));
const maybe = (list: string) => fc.constantFrom('', ...words(list));
const joined = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.join(''));

const composed = joined(
  maybe('https: http: HTTPS: lendapp: beta: gcash: javascript: intent: data:'),
  maybe('// / /// /\\ //user@ //m.lend.example@'),
  oneOf(`
    evil.example m.lend.example.evil.example 127.0.0.1 localhost 0x7f.1 [::1] own.lend.example
    pay.partner.example m.lend.example x m.lend.example.
  `),
  maybe(':443 :8443 :0 :80'),
  maybe('/ /x?a=1 ?from=a #Intent;package=a.b;end /?sessionId=forged /%2e%2e//x'),
);
const encoded = fc
  .tuple(fc.oneof(composed, fc.constantFrom(...bad)), fc.nat(3))
  .map(([inner, times]) => Array(times).fill(0).reduce(encodeURIComponent, inner));
const wrapped = joined(
  oneOf('lendapp://open?url= lendapp:// beta://x/ gcash://pay?to= /x?next= productDetail?u='),
  encoded,
);
const accepted = [...good, ...publicOnly];
const listed = fc.constantFrom(...bad, ...accepted);
const damaged = fc
  .tuple(
    fc.oneof(listed, composed),
    fc.nat(60),
    fc.constantFrom('\t', ...words('\\ @ \u202e %00 // : # %')),
  )
  .map(([address, at, piece]) => address.slice(0, at) + piece + address.slice(at));
const APPS = words(`
  productDetail?productId=8 order market://details?id=a.b https://own.lend.example/
  intent://pay#Intent;scheme=gcash;package=a.b;end https://own.lend.example:8443/x?from=a
  http://own.lend.example/ beta://order gcash://pay?to=1
  intent:#Intent;package=a.b;S.browser_fallback_url=https%3A%2F%2Fevil.example;end
`);
const address = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...accepted, ...APPS) },
  ...[listed, composed, wrapped, damaged].map((arbitrary) => ({ weight: 2, arbitrary })),
  { weight: 1, arbitrary: fc.anything() },
);

const aCase = fc.record({
  build: fc.constantFrom(...BUILDS),
  query: fc.dictionary(
    oneOf('productId orderId next url clientType from'),
    oneOf('7 javascript:alert(1) //evil.example'),
  ),
  address,
  options: fc.record({
    target: fc.constantFrom<UrlTarget>('page', 'jump', 'payment'),
    identity: fc.boolean(),
    replace: fc.boolean(),
    parameters: fc.constantFrom({}, { from: 'confirm' }),
  }),
});
type Case = typeof aCase extends fc.Arbitrary<infer Value> ? Value : never;

/** The origins over https that a list of hosts and origins names. */
const originsOf = (names: readonly string[]) =>
  names.map((one) => new URL(one.includes('/') ? one : `https://${one}`).origin);

/** Whether the build allows a web address. */
function isAllowedWeb(url: URL, { trustedHosts }: Config): boolean {
  const isKnown = !trustedHosts.length || originsOf(trustedHosts).includes(url.origin);
  return url.origin === SITE || (isPublic(url) && isKnown);
}

/** Why an opened address should have been refused, or ''. */
function objectionTo(href: string, { build, options: { target, identity } }: Case): string {
  const url = new URL(href, SITE);
  const { protocol, origin } = url;
  const inside = whollyDecoded(href);
  if (isScript(href)) return 'a script address';
  if (protocol === 'http:' || protocol === 'https:') {
    if (!isAllowedWeb(url, build)) return 'a host that was not allowed';
    const anyHost = identity && build.identityToAnyHost === 'on' && protocol === 'https:';
    const isOwn = anyHost || [SITE, ...originsOf(build.ownHosts)].includes(origin);
    const isTold = inside.includes(SECRET) && !isOwn;
    return isTold ? 'a foreign host received the borrower’s identity' : '';
  }
  if (inside.includes(SECRET)) return 'an app received the borrower’s identity';
  if (protocol === 'lendapp:') {
    const named = [SITE, ...originsOf([...build.trustedHosts, ...build.ownHosts])];
    const inner = [...inside.matchAll(/https?:[^&#\s]*?(?=https?:|[&#\s]|$)/g)].map(
      ([one]) => new URL(one, SITE),
    );
    const isNamed = inner.every((one) => isAllowedWeb(one, build) && named.includes(one.origin));
    const isSafe = isNamed && !/[?&=/](javascript|data|file|blob|intent):/.test(inside);
    return isSafe ? '' : 'an app link that wraps one';
  }
  if (!build.walletSchemes.includes(protocol.slice(0, -1))) return 'a scheme that was not allowed';
  if (target !== 'payment') return 'a wallet outside a payment';
  // What other links tell a wallet is not opened.
  const isForeign = build.trustedHosts.length > 0 && inside.includes('evil.example');
  return protocol === 'intent:' && isForeign ? 'an intent with a foreign host' : '';
}

const isScreen = (href: string) => /^[\w-]+([/?]|$)/.test(href) && !/\/\/|:/.test(href);

const counts = { left: 0, app: 0, refused: 0 };

afterAll(() => void vi.unstubAllGlobals());

it('no query and no address of a reply leads to a foreign site, leaks the identity or runs script', () => {
  fc.assert(
    fc.property(aCase, (one) => {
      Object.assign(settings, one.build);
      const search = `?${new URLSearchParams({ ...one.query, sessionId: SECRET })}`;
      const go = (href: string) => void opened.push(href);
      const href = `${SITE}/loanDetail${search}`;
      vi.stubGlobal('location', { href, search, assign: go, replace: go });
      vi.stubGlobal('stop', () => undefined);
      opened.length = 0;
      const outcome = openServerAddress(one.address, one.options);
      if (outcome === 'replaced') throw new Error('No other way out was started');
      counts[outcome] += 1;
      const followed = opened.filter((href) => !isScreen(href));
      const problems = followed.map((href) => [href, objectionTo(href, one)]);
      expect(problems.filter(([, objection]) => objection)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  // Each outcome occurred often enough for the test to mean something.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(RUNS / 50);
}, 120_000);

it.each(['https://m.own.example/x', 'https://n.own.example:8443/x'])(
  'an own host opens where only other hosts are named as trusted: %s',
  (address) => {
    const VITE_OWN_HOSTS = 'm.own.example, https://n.own.example:8443';
    Object.assign(settings, readConfig({ VITE_TRUSTED_HOSTS: 'pay.example', VITE_OWN_HOSTS }));
    expect(sanitizeServerUrl(address).kind).toBe('web');
    expect(sanitizeServerUrl('https://evil.example/x').kind).toBe('refused');
  },
);

it('addresses of the configured scheme open in the app', () => {
  Object.assign(settings, readConfig({ VITE_APP_SCHEME: 'pesoapp' }));
  const own = { kind: 'app', href: 'pesoapp://order' };
  expect(sanitizeServerUrl('pesoapp://order')).toMatchObject(own);
  expect(sanitizeServerUrl('lendapp://order').kind).toBe('refused');
});
