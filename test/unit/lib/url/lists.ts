import { words } from '../../words.ts';
import badLines from './bad.txt?raw';
import goodLines from './good.txt?raw';

/** Each line of such a text is the body of a JSON string. */
const addressesIn = (lines: string): string[] =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(`"${line.replace(/(?<!\\)"/g, '\\"')}"`));

/** Hosts that no server may send a borrower to, in any configuration. */
const BAD_HOSTS = [
  ...words(`
    localhost LOCALHOST app.localhost localhost.localdomain printer.local metadata.google.internal
    router.lan nas.home.arpa 1.0.0.127.in-addr.arpa hr.intranet lend wiki.corp tv.home localhost.
    printer.local. com 127.0.0.1 127.1 0 0.0.0.0 169.254.169.254 10.0.0.1 172.31.255.255 192.168.0.1
    8.8.8.8 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.1 1.2.3.4.5 pay.example.0
    pay.example.0x7f 1e3.example.5 [::1] [::ffff:127.0.0.1] [fe80::1] [v1.a] [pay.example]
    pay..example .pay.example pay.example. . -pay.example pay-.example pay.-example pay.example-
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

/** What no link into the app may contain. */
const FOREIGN = [
  ...words(`
    https://evil.example http://evil.example/ HTTPS://evil.example:8443/x http://m.lend.example/
    https://m.lend.example:8444/ https://m.lend.example/?next=https://evil.example/
    https://m.lend.example/http://evil.example/
    https://127.0.0.1/ http://localhost:8080/ //router.lan/x https://m.lend.example@10.0.0.1/
    javascript:alert(1) data:text/html,x file:///etc/hosts intent://x#Intent;end
    blob:https://m.lend.example/1 content://settings https:127.0.0.1 https://[::1]/ vbscript:x
  `),
  'java\tscript:x',
];

/** Read as a user and a host, or as one host, by whoever decodes the parameter. */
const LONGER_HOSTS = words('&@evil.example/ %20@evil.example/ &.evil.example/ &x=1@evil.example/');

const SHAPES = ['https://%/', 'http://%/x?a=1', 'https://%:8443/#a', 'HTTPS://%'] as const;

/** Refused in every mode, as pages, jumps and payments, and from the shell. */
export const bad: readonly string[] = [
  ...addressesIn(badLines),
  ...BAD_HOSTS.flatMap((host, at) =>
    [0, 1].map((one) => (SHAPES[(at + one) % 4] ?? '').replace('%', host)),
  ),
  ...FOREIGN.flatMap(carried),
  ...LONGER_HOSTS.flatMap((rest) => {
    const once = encodeURIComponent(`https://m.lend.example${decodeURIComponent(rest)}`);
    return [`lendapp://open?url=${once}`, `lendapp://open?url=${encodeURIComponent(once)}&title=x`];
  }),
  ...['', '4 43', ...words('0 00 000443 65536 -1 +443 443:443 0x1bb 8080a \uff18\uff10')].map(
    (port) => `https://pay.partner.example:${port}/`,
  ),
  ...words('user@ user:secret@ @ :@ m.lend.example@ %40@ a@b@').map(
    (user) => `https://${user}pay.partner.example/`,
  ),
  ...['\u200b', '\u202e', '\u00ad', '\u3164', '\u2028', '\u0000', '\u007f', '\\', '\t', '\n'].map(
    (odd) => `https://pay.partner.example/a${odd}b`,
  ),
  ...['', `lendapp://${'x'.repeat(1025)}`, `a${'x'.repeat(512)}`],
];

/** Accepted in every mode, for every purpose. */
export const good: readonly string[] = [
  ...addressesIn(goodLines),
  ...carried('https://m.lend.example/order?a=1'),
];

/** Links into the app with an address of a partner; accepted only if its host is trusted. */
export const wrappedPartner: readonly string[] = [
  ...carried('https://pay.partner.example/a?b=1'),
  ...words(`
    lendapp://open?url=https%3A%2F%2Fpay.partner.example&title=Pay%20now&from=a
    lendapp://open?title=Pay%20now&url=https%3A%2F%2Fpay.partner.example%2Fa%3Fb%3D1%26c%3D2
    lendapp://open?url=https://pay.partner.example lendapp://open#https://pay.partner.example/
  `),
];

/** Accepted only if no trusted hosts are configured. */
export const publicOnly: readonly string[] = words(`
  https://any.example http://any.example:8080/x?y#z https://xn--bcher-kva.example/
  https://local.example/ https://1and1.example/ https://10.0.0.1.any.example/
  https://localhost.any.example/ https://xn--fiqs8s.xn--fiqs8s/ http://m.lend.example/
  https://m.lend.example:8443/ https://evil.example/m.lend.example https://evil.example#m.lend.example
  https://evil.example?@m.lend.example/ https://m.lend.example.evil.example/ https://evilm.lend.example/
  https://evil.example.lend.example/ https://www.lend.example/
`);
