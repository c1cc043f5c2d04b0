import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../../words.ts';

/** Each line of such a file is the body of a JSON string. */
function addressesIn(file: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(`"${line.replace(/(?<!\\)"/g, '\\"')}"`));
}

/** Written by hand; refused or accepted as pages if trusted hosts are configured. */
export const bad = addressesIn('bad.txt');
export const good = addressesIn('good.txt');

/** Hosts that no server may send a borrower to, in any configuration. */
const BAD_HOSTS = [
  ...words(`
    localhost LOCALHOST app.localhost localhost.localdomain printer.local metadata.google.internal
    router.lan nas.home.arpa 1.0.0.127.in-addr.arpa intranet lend wiki.corp tv.home localhost.
    printer.local. com 127.0.0.1 127.1 127.0.1 127.255.255.254 0 0.0.0.0 169.254.169.254 10.0.0.1
    10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.1.254 100.64.0.1 100.127.255.255
    198.18.0.1 224.0.0.1 255.255.255.255 8.8.8.8 2130706433 0x7f000001 0x7f.0.0.1 0x7f.1
    017700000001 0177.0.0.1 0300.0250.1 3232235777 1.2.3.4.5 pay.example.0 pay.example.0x7f
    256.256.256.256 1e3.example.5 [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [fe80::1]
    [fd00::1] [2001:db8::1] [64:ff9b::7f00:1] [v1.a] [pay.example] pay..example .pay.example
    pay.example. pay.example.. . .. ... -pay.example pay-.example pay.-example pay.example-
    pay_1.example xn--a.example xn--.example xn--99999999.example xn--pay-.example a.xn--0
    %6cocalhost pay%2eexample pay%00.example pay.example%2f.evil.example %31%32%37.0.0.1
    \uff4cocalhost 127\u30020\u30020\u30021 \u2460\u2461\u2466.0.0.1 p\u0430y.example pay,example
  `),
  `${'a'.repeat(64)}.example`,
  `${'abcdefghi.'.repeat(26)}example`,
  'pay.exa mple',
];

/** A web address in each of the ways that a link can contain it. */
const carried = (address: string) => {
  const once = encodeURIComponent(address);
  const twice = encodeURIComponent(once);
  return [
    `lendapp://open?url=${address}`,
    `lendapp://open?url=${once}`,
    `lendapp://open?a=1&next=${twice}#x`,
    `lendapp://web/${address}`,
  ];
};

const CARRIED = [
  ...words(`
    https://127.0.0.1/ http://localhost:8080/ //router.lan/x https://m.lend.example@10.0.0.1/
    javascript:alert(1) data:text/html,x file:///etc/hosts intent://x#Intent;end
    blob:https://m.lend.example/1 content://settings https:127.0.0.1 https://[::1]/ vbscript:x
  `),
  'java\tscript:x',
];

const SHAPES = ['https://%/', 'http://%/x?a=1', 'https://%:8443/#a', 'HTTPS://%'] as const;

/** Generated from the above; refused in every mode, as pages, jumps and payments. */
export const generatedBad: readonly string[] = [
  ...BAD_HOSTS.flatMap((host, at) =>
    [0, 1].map((one) => (SHAPES[(at + one) % 4] ?? '').replace('%', host)),
  ),
  ...CARRIED.flatMap(carried),
  ...['', '4 43', ...words('0 00 65536 99999 -1 +443 443:443 0x1bb 8080a \uff18\uff10')].map(
    (port) => `https://pay.partner.example:${port}/`,
  ),
  ...words('user@ user:secret@ @ :@ m.lend.example@ %40@ a@b@').map(
    (user) => `https://${user}pay.partner.example/`,
  ),
  ...['\u200b', '\u202e', '\u00ad', '\ufeff', '\u2028', '\u0000', '\u007f', '\\', '\t', '\n'].map(
    (odd) => `https://pay.partner.example/a${odd}b`,
  ),
  ...words('lendapp:open lendapp:/open lendapp:// lendapp://open?a=100% lendapp://open?a=%E0%A4%A'),
  ...['lendapp:// open', `lendapp://${'x'.repeat(1025)}`, 'lendapp2://open', 'LENDAPP:open'],
];

const PATHS = [
  '',
  ...words(`
    / /a /a/ /a/b.html /a;b=1 /%E2%82%B1 /a%20b /a+b /~a_b-c.d /a//b ?a=1 /?a=1&b=2 /?a /?a= /?=1
    /?a=1&a=2 /?a=%2F%2Fb /?a=b+c /?q=x:y /#top /?a=1#b?c
    /?next=https%3A%2F%2Fpay.partner.example%2F /?e=a@b.example /?a='b' /?a[]=1
  `),
];

/** Links into the app with a web address of this site, in every way that a link can contain it; accepted in every mode. */
const OUR_OWN = carried('https://m.lend.example/order?a=1');

/** Links into the app with an address of a partner; accepted only if its host is trusted. */
export const wrappedPartner: readonly string[] = [
  ...carried('https://pay.partner.example/a?b=1'),
  'lendapp://open?url=https://pay.partner.example',
  'lendapp://open?url=https%3A%2F%2Fpay.partner.example&title=Pay%20now&from=a',
  'lendapp://open?title=Pay%20now&url=https%3A%2F%2Fpay.partner.example%2Fa%3Fb%3D1%26c%3D2',
  'lendapp://open#https://pay.partner.example/',
];

/** Links into the app with an address that is neither ours nor trusted; refused in every mode. */
export const wrappedForeign: readonly string[] = [
  ...words(`
    https://evil.example http://evil.example/ HTTPS://evil.example:8443/x http://m.lend.example/
    https://m.lend.example:8444/ https://m.lend.example/?next=https://evil.example/
    https://m.lend.example/http://evil.example/
  `).flatMap(carried),
  // Read as a user and a host, or as one host, by whoever decodes the parameter.
  ...[
    'https://m.lend.example&@evil.example/',
    'https://m.lend.example @evil.example/',
    'https://m.lend.example&.evil.example/',
    'https://m.lend.example&x=1@evil.example/',
  ].flatMap((address) => [
    `lendapp://open?url=${encodeURIComponent(address)}`,
    `lendapp://open?url=${encodeURIComponent(encodeURIComponent(address))}&title=x`,
  ]),
  ...words(`
    lendapp://webview?url=https://m.lend.example/&url=https://evil.example
    lendapp://webview?a=1#url=https%3A%2F%2Fevil.example
    lendapp://webview/https%3A%2F%2Fevil.example
    lendapp://open?next=lendapp%3A%2F%2Fwebview%3Furl%3Dhttps%3A%2F%2Fevil.example
    lendapp://open?next=webview%3Furl%3Dhttps%253A%252F%252Fevil.example
    lendapp://webview?url=%2F%2Fevil.example lendapp://webview?url=https%3Aevil.example
    lendapp://webview?url=https%3A%2Fevil.example lendapp://webview?url=%68ttps://evil.example
    lendapp://webview?url=https%253A%252F%252F%2565vil.example
    lendapp://webview?url=https%3A%2F%2Fm.lend.example%252eevil.example
  `),
];

/** Accepted in every mode, as pages. */
export const generatedGood: readonly string[] = [
  ...PATHS.map((path) => `https://pay.partner.example${path}`),
  ...PATHS.slice(4).map((path) => `https://m.lend.example${path}`),
  ' https://m.lend.example/a\n',
  ...words(`
    HTTPS://PAY.PARTNER.EXAMPLE/A https://img.lend.example:443/a.png /order /order?orderId=1
    ?orderId=1 /#top /a//b lendapp://order?orderId=1 lendapp://order?at=12:30&amount=1.50
    lendapp:///productDetail?productId=8 LENDAPP://setting
    lendapp://open?url=https%253A%252F%252Fm.lend.example%252F
    lendapp://open?url=https%3A%2F%2Fm.lend.example&title=Order%20now&mail=a@b.example
  `),
  ...OUR_OWN,
];

/** Accepted only if no trusted hosts are configured. */
export const publicOnly: readonly string[] = words(`
  https://any.example http://any.example:8080/x?y#z https://a.b.c.any.example/
  https://xn--bcher-kva.example/ https://local.example/ https://1and1.example/
  https://10.0.0.1.any.example/ https://localhost.any.example/ https://xn--fiqs8s.xn--fiqs8s/
  http://m.lend.example/ https://m.lend.example:8443/
`);
