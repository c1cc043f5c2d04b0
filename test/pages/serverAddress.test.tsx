import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { readConfig } from '../../shared/config/readConfig.ts';
import { type OpenOptions, openServerAddress } from '../../shared/runtime/navigate.ts';
import { useSandbox, visited } from './screen.tsx';

const settings = vi.hoisted(() => ({ ownHosts: [] as string[], identityToAnyHost: 'off' }));
vi.mock('../../shared/config/config.ts', async () => {
  const { readConfig: read } = await vi.importActual<{ readConfig: typeof readConfig }>(
    '../../shared/config/readConfig.ts',
  );
  const built = read({});
  return { getConfig: () => ({ ...built, ...settings }) };
});
const handed: unknown[] = [];
vi.mock('../../shared/runtime/callNative.ts', () => ({
  callNative: (action: string, payload: object) => void handed.push({ action, payload }),
}));

const ALL = 'sessionId=s1&productId=7&orderId=1&product_id=7';
/** The identity without the product. */
const REST = 'sessionId=s1&orderId=1';
const WITH_IDENTITY: OpenOptions = { target: 'jump', identity: true };
const CONFIRM: OpenOptions = { parameters: { from: 'confirm' } };

describe('an address from the server', () => {
  useSandbox();
  beforeEach(() => {
    settings.ownHosts = ['own.example', 'https://port.example:8443'];
    settings.identityToAnyHost = 'off';
    handed.length = 0;
    history.replaceState(null, '', '/loanDetail?sessionId=s1&productId=7&orderId=1');
  });
  const opened = (address: string, options?: OpenOptions) => {
    expect(openServerAddress(address, options)).toBe('left');
    return visited.map((one) => one.replace(`assign ${location.origin}`, 'assign '));
  };

  it.each([
    ['/repayment', `/repayment?${ALL}`],
    ['https://own.example/x', `https://own.example/x?${ALL}`],
    ['https://own.example:443/x', `https://own.example/x?${ALL}`],
    ['https://port.example:8443/x', `https://port.example:8443/x?${ALL}`],
  ])('of our own site or host is opened with the identity: %s', (address, expected) => {
    expect(opened(address, WITH_IDENTITY)).toEqual([`assign ${expected}`]);
  });

  it.each([
    ['/repayment?sessionId=s1', '&productId=7&orderId=1&product_id=7'],
    ['https://own.example/x?sessionId=s1&b=2', '&productId=7&orderId=1&product_id=7'],
    // It keeps its own product, in whichever spelling.
    ['/newLoanConfirm?product_id=99', `&${REST}`],
    ['/newLoanConfirm?productId=99&a=%2f+b', `&${REST}`],
    ['/newLoanConfirm?productId=&product_id=99', `&${REST}`],
    ['https://own.example/x?product%5Fid=99&sig=%2F', `&${REST}`],
    // One whose own product is empty is given the product.
    ['/newLoanConfirm?productId=', '&sessionId=s1&orderId=1&product_id=7'],
    ['/newLoanConfirm?product_id=', '&sessionId=s1&productId=7&orderId=1'],
  ])('%s keeps what it has of the identity, and gets the rest once', (address, added) => {
    expect(opened(address, { target: 'payment' })).toEqual([`assign ${address}${added}`]);
  });

  it('of our own site gets what every link between our pages carries, and no other host does', () => {
    const carried = 'lang=fil&real=1';
    history.replaceState(null, '', `${location.pathname}${location.search}&${carried}&note=1`);
    opened('/repaymentOfCode?payCode=8012');
    opened('/repaymentOfCode?lang=en&real=0');
    opened('https://own.example/x', WITH_IDENTITY);
    expect(opened('https://pay.partner.example/x')).toEqual([
      `assign /repaymentOfCode?payCode=8012&${ALL}&${carried}`,
      `assign /repaymentOfCode?lang=en&real=0&${ALL}`,
      `assign https://own.example/x?${ALL}`,
      'assign https://pay.partner.example/x',
    ]);
  });

  it.each([
    'https://pay.partner.example/x?a=1',
    'http://own.example/x',
    'https://own.example:8443/x',
    'https://port.example/x',
    'http://port.example:8443/x',
    ...['own.example.evil.example', 'notown.example', 'own-example.example'].map(
      (host) => `https://${host}/x`,
    ),
  ])('of any other host is opened without the identity: %s', (address) =>
    expect(opened(address, WITH_IDENTITY)).toEqual([`assign ${address}`]),
  );

  it('of the redirect receives it on any host only if the operator has switched that on, and over https', () => {
    settings.identityToAnyHost = 'on';
    opened('https://other.example/x', WITH_IDENTITY);
    opened('http://other.example/x', WITH_IDENTITY);
    expect(opened('https://other.example/x', { target: 'payment' })).toEqual([
      `assign https://other.example/x?${ALL}`,
      'assign http://other.example/x',
      'assign https://other.example/x',
    ]);
  });

  it.each([
    ['https://a.example/x?n=a%20b+c&&z#h?from=1', 'n=a%20b+c&&z&from=confirm#h?from=1'],
    ['https://a.example/x?a=1&from=list&b=%20&sig=1', 'a=1&from=confirm&b=%20&sig=1'],
    ['https://a.example/x?from=1&a=2&from=3', 'from=confirm&a=2'],
    ['https://a.example/x?from', 'from=confirm'],
    ['https://a.example/x?%66rom=1&b', 'from=confirm&b'],
    ['https://a.example/x', 'from=confirm'],
    ['https://a.example/x?#top', 'from=confirm#top'],
  ])('%s keeps every byte except its from parameter', (address, query) =>
    expect(opened(address, CONFIRM)).toEqual([`assign https://a.example/x?${query}`]),
  );

  it('of our app keeps every byte except its from parameter, and goes to the shell', () => {
    expect(openServerAddress('lendapp://order?from=x&note=a%20b', CONFIRM)).toBe('app');
    openServerAddress('lendapp://order', CONFIRM);
    openServerAddress('productDetail?productId=8', { target: 'jump' });
    const order = 'lendapp://order?from=confirm';
    const urls = [`${order}&note=a%20b`, order, 'productDetail?productId=8'];
    expect(handed).toEqual(urls.map((url) => ({ action: 'openPage', payload: { url } })));
    expect(visited).toEqual([]);
  });

  it('into a wallet is passed on unchanged, if it is for a payment', () => {
    const wallet = 'gcash://pay?to=1';
    const options = { target: 'payment', identity: true, ...CONFIRM } as const;
    expect(openServerAddress(wallet, options)).toBe('app');
    expect(handed).toEqual([{ action: 'openPage', payload: { url: wallet } }]);
    expect(openServerAddress(wallet)).toBe('refused');
    expect(openServerAddress(wallet, { target: 'jump' })).toBe('refused');
  });
});
