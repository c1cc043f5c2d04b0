import { describe, expect, it } from 'vitest';
import { withParameters } from '../../../../shared/lib/url/parameters.ts';
import { sanitizeUrl, type UrlPolicy } from '../../../../shared/lib/url/sanitizeUrl.ts';
import { sanitizeImageUrl, visibleAddress } from '../../../../shared/lib/url/sanitizeWebUrl.ts';
import { words } from '../../words.ts';
import { bad, good, publicOnly, wrappedPartner } from './lists.ts';

const open: UrlPolicy = {
  page: 'https://m.lend.example/page/',
  trustedHosts: [],
  appScheme: 'lendapp',
  walletSchemes: words('gcash paymaya viber whatsapp market intent'),
  ownHosts: [],
};
const HOSTS = words('m.lend.example pay.partner.example img.lend.example');
const strict: UrlPolicy = { ...open, trustedHosts: HOSTS };
const withPort: UrlPolicy = { ...open, trustedHosts: [...HOSTS, 'own.lend.example:8443'] };
const MODES = { 'no trusted hosts': open, 'trusted hosts': strict, 'a trusted port': withPort };
const TARGETS = ['page', 'jump', 'payment', 'shell'] as const;

const kindOf = (address: unknown, policy = strict, target?: (typeof TARGETS)[number]) =>
  sanitizeUrl(address, policy, target).kind;
/** What an address is as a page, a jump, a payment and from the shell. */
const kindsOf = (address: string, policy = strict) =>
  TARGETS.map((target) => kindOf(address, policy, target)).join(' ');

const NOWHERE = 'refused refused refused refused';

describe.each(Object.entries(MODES))('with %s', (_, policy) => {
  const passing = (addresses: readonly string[], target?: (typeof TARGETS)[number]) =>
    addresses.filter((address) => kindOf(address, policy, target) !== 'refused');

  it.each(TARGETS)('a %s is no bad address, and may be any good one', (target) => {
    expect(passing(bad, target)).toEqual([]);
    expect(passing(good, target)).toEqual(good);
  });

  it('other public hosts, or a partner’s address in an app link, are accepted, but never both', () => {
    expect(passing(publicOnly)).toEqual(policy === open ? publicOnly : []);
    expect(passing(wrappedPartner)).toEqual(policy === open ? [] : wrappedPartner);
  });
});

it('a good address leads to a trusted host over https, or into the app', () => {
  const isRight = (address: string) => {
    const { kind, href } = sanitizeUrl(address, strict) as { kind: string; href: string };
    const { protocol, hostname } = new URL(href);
    if (kind === 'web') return protocol === 'https:' && HOSTS.includes(hostname);
    return kind === 'app' && protocol === 'lendapp:';
  };
  expect(good.filter((address) => !isRight(address))).toEqual([]);
});

it('anything but text is refused, and an endless address, and any for a page without one', () => {
  const others = [null, undefined, 0, {}, [], { toString: () => 'https://m.lend.example' }];
  for (const other of others) expect(kindOf(other)).toBe('refused');
  expect(kindOf(`https://m.lend.example/${'x'.repeat(10_000_000)}`)).toBe('refused');
  const encoded = [3, 4, 300].map((times) => `lendapp://%${'25'.repeat(times)}41`);
  expect(encoded.map((link) => kindOf(link))).toEqual(words('app refused refused'));
  for (const address of words('/x ?a https://m.lend.example/ lendapp://order'))
    expect(kindsOf(address, { ...open, page: '' })).toBe(NOWHERE);
  expect(kindsOf('/x', { ...open, page: 'about:blank' })).toBe(NOWHERE);
});

it('a host may have 253 characters, an address 4096 and white space around it, none hidden', () => {
  const host = (length: number) => `${'a'.repeat(63)}.`.repeat(3).padEnd(length - 3, 'b');
  const hosts = [253, 254].map((length) => `https://${host(length)}.ph/`);
  const long = [4096, 4097].map((length) => 'https://m.lend.example/'.padEnd(length, 'x'));
  for (const addresses of [hosts, long])
    expect(addresses.map((address) => kindOf(address, open))).toEqual(words('web refused'));
  expect(visibleAddress('\t /x \n')).toBe('/x');
  expect([7, '/x\u200b'].map(visibleAddress)).toEqual(['', '']);
});

describe('our own site', () => {
  const at = (page: string) => ({ ...strict, page });

  it.each(words('http://127.0.0.1:5173/loanDetail http://localhost:5173/ https://10.0.0.7/'))(
    'is accepted wherever it is served: %s',
    (page) => {
      const { origin } = new URL(page);
      const own = { kind: 'web', href: `${origin}/repayment?a=1`, own: true };
      expect(sanitizeUrl(`${origin}/repayment?a=1`, at(page))).toEqual(own);
      expect(sanitizeUrl('/repayment?a=1', at(page))).toEqual(own);
      const links = [`${origin}/x`, `${origin}&@evil.example`].map(
        (address) => `lendapp://open?url=${encodeURIComponent(address)}`,
      );
      expect(links.map((link) => kindOf(link, at(page)))).toEqual(['app', 'refused']);
    },
  );

  it('does not include other ports, schemes or names of its host', () => {
    const others = words('http://127.0.0.1:5174/ https://127.0.0.1:5173/ http://127.1:5173/');
    const found = others.map((other) => kindOf(other, at('http://127.0.0.1:5173/')));
    expect(found).toEqual(words('refused refused refused'));
    expect(sanitizeUrl('http://m.lend.example/', open)).toMatchObject({ own: false });
    expect(kindOf('xhttps://m.lend.example/', open)).toBe('refused');
  });
});

const OWN = 'lendapp://webview?url=https%3A%2F%2Fown.lend.example%2F';
const ON_PORT = OWN.replace('example', 'example%3A8443');
it.each([
  [OWN, [], 'refused'],
  [OWN, ['own.lend.example'], 'app'],
  [OWN.replace('https', 'http'), ['own.lend.example'], 'refused'],
  [ON_PORT, ['own.lend.example'], 'refused'],
  [ON_PORT, ['https://own.lend.example:8443'], 'app'],
  [OWN.replace('lendapp://', ''), [], 'refused'],
  [OWN.replace('lendapp://', ''), ['own.lend.example'], 'app'],
])('the app link %s is, with our hosts %j and no trusted ones: %s', (address, ownHosts, kind) =>
  expect(kindOf(address, { ...open, ownHosts }, 'jump')).toBe(kind),
);

it.each(
  words(`
    productDetail?productId=8 productDetail order/1?from=a.b my-tab/?x=1&y=2
    productDetail?productId=8&name=Peso%20Loan productDetail?name=Peso+Loan&ids=1,2
    open?url=https%3A%2F%2Fm.lend.example%2Forder%3Fa%3D1 nullable undefined1
    ${'x'.repeat(512)}
  `),
)('the screen %.60s of our app is accepted only as a jump', (path) =>
  expect(kindsOf(path)).toBe('refused app refused app'),
);

it('links into our app are accepted, and into no other', () =>
  expect(
    words('lendapp://order?orderId=1 otherapp://order').map((link) => kindOf(link, open)),
  ).toEqual(['app', 'refused']));

describe('links into wallets', () => {
  const intent = (fields: string, data = '//pay?to=1') => `intent:${data}#Intent;${fields};end`;
  const GCASH = 'package=com.globe.gcash.android';

  it.each([
    ...words('gcash://pay?to=1&amount=345000 paymaya://pay viber://chat?number=%2B63917'),
    ...words('whatsapp://send?text=hi market://details?id=com.globe.gcash.android GCash://pay'),
    intent(`scheme=gcash;${GCASH}`),
    intent(GCASH, ''),
    intent(`scheme=https;${GCASH}`, '//pay.partner.example/x'),
    intent(
      `scheme=gcash;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;${GCASH}`,
    ),
    intent(`scheme=gcash;${GCASH};S.browser_fallback_url=https%3A%2F%2Fpay.partner.example%2Fx`),
  ])('%s is accepted for a payment only', (link) => {
    expect(kindsOf(link)).toBe('refused refused wallet wallet');
    expect(kindOf(link, { ...strict, walletSchemes: ['none'] }, 'payment')).toBe('refused');
  });

  it.each([
    intent(`scheme=https;${GCASH}`, '//evil.example/x'),
    intent(`${GCASH};S.browser_fallback_url=https%3A%2F%2Fevil.example%2F`, ''),
  ])('%s leads to a host that is not trusted', (link) => expect(kindsOf(link)).toBe(NOWHERE));
});

describe('images', () => {
  const png = 'data:image/png;base64,';
  it.each([
    ...words(`${png}iVBORw0KGgo= ${png}iVBORw0KGg== https://img.lend.example/a.png /a.png`),
    ...words('jpg jpeg webp gif').map((type) => `data:image/${type};base64,A`),
    `${png}${'A'.repeat(700_000 - png.length)}`,
  ])('are raster data and web images: %.40s', (address) =>
    expect(sanitizeImageUrl(address, strict)).toBe(new URL(address, open.page).href),
  );

  it.each([
    ...words('data:image/svg+xml;base64,PHN2Zz4= lendapp://picture https://192.168.0.1/a.png'),
    ...words(`x${png}A ${png} ${png}A- ${png}=A data:${png}A data:text/html,x`),
    `${png}${'A'.repeat(700_001 - png.length)}`,
    null,
  ])('are nothing that can run script or is too long: %.40s', (address) =>
    expect(sanitizeImageUrl(address, open)).toBeUndefined(),
  );
});

it.each([
  ['/x', '/x?a=1&s=n%26'],
  ['/x?', '/x?a=1&s=n%26'],
  ['/x?b=%zz&&c#/h?d\n#e', '/x?b=%zz&&c&a=1&s=n%26#/h?d\n#e'],
  ['/x?a=2&a=3', '/x?a=2&a=3&s=n%26'],
  ['/x?s=o&b=1&%73=p', '/x?s=n%26&b=1&a=1'],
  ['#/h', '?a=1&s=n%26#/h'],
  // A word for nothing is no value.
  ['/x?a=null&b=null', '/x?a=1&b=null&s=n%26'],
  ['/x?b=1&a=undefined&a=%28null%29', '/x?b=1&a=1&s=n%26'],
  ['/x?a=null&a=2', '/x?a=null&a=2&s=n%26'],
  ['/x?a=Null', '/x?a=Null&s=n%26'],
])('an address that gets parameters %j becomes %j', (address, extended) =>
  expect(withParameters(address, { a: '1' }, { s: 'n&' })).toBe(extended),
);

it.each(['/x', '/x?', '/x?b&c=%zz#h?'])('an address stays %s without any parameters', (address) =>
  expect(withParameters(address, {})).toBe(address),
);
