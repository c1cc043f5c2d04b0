import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commonParametersFrom } from '../../shared/api/session/commonParameters.ts';
import type { readConfig } from '../../shared/config/readConfig.ts';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { useSandbox, visited } from './screen.tsx';

const settings = vi.hoisted(() => ({
  ownHosts: [] as string[],
  trustedHosts: [] as string[],
  identityToAnyHost: 'off',
}));
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

const IDENTITY = 'sessionId=s1';
const ALL = 'sessionId=s1&productId=7&orderId=1&product_id=7';

describe('an address from the server', () => {
  useSandbox();
  beforeEach(() => {
    settings.ownHosts = [];
    settings.trustedHosts = [];
    settings.identityToAnyHost = 'off';
    handed.length = 0;
    history.replaceState(null, '', '/loanDetail?sessionId=s1&productId=7&orderId=1');
  });

  it('of another host is opened without the identity', () => {
    expect(openServerAddress('https://pay.partner.example/x?a=1')).toBe('left');
    expect(visited).toEqual(['assign https://pay.partner.example/x?a=1']);
  });

  it('of our own site or host is opened with it, added once', () => {
    settings.ownHosts = ['own.example'];
    openServerAddress('/repayment?sessionId=s1');
    openServerAddress('https://own.example/x?sessionId=s1&b=2');
    for (const address of visited) expect(address.split(IDENTITY)).toHaveLength(2);
    expect(visited[1]).toContain('productId=7');
  });

  it.each([
    ['/newLoanConfirm?product_id=99', 'product_id=99&sessionId=s1&orderId=1'],
    ['/newLoanConfirm?productId=99&a=%2f+b', 'productId=99&a=%2f+b&sessionId=s1&orderId=1'],
    ['/newLoanConfirm?product%5Fid=99#top', 'product%5Fid=99&sessionId=s1&orderId=1#top'],
    ['/newLoanConfirm?productId=&product_id=99', 'productId=&product_id=99&sessionId=s1&orderId=1'],
    [
      'https://own.example/newLoanConfirm?product_id=99&sig=%2F',
      'product_id=99&sig=%2F&sessionId=s1&orderId=1',
    ],
  ])('%s keeps its own product, in whichever spelling', (address, query) => {
    settings.ownHosts = ['own.example'];
    openServerAddress(address, { target: 'payment' });
    expect(visited).toEqual([expect.stringMatching(/^assign .*\/newLoanConfirm\?/)]);
    const [, search = ''] = visited[0]?.split('?') ?? [];
    expect(search).toBe(query);
    const product = { productId: '99', product_id: '99' };
    expect(commonParametersFrom(search.split('#')[0] ?? '')).toMatchObject(product);
  });

  it.each(['productId=', 'product_id='])('with an empty %s is given the product', (own) => {
    openServerAddress(`/newLoanConfirm?${own}`);
    const [, search = ''] = visited[0]?.split('?') ?? [];
    expect(search.startsWith(`${own}&`)).toBe(true);
    expect(commonParametersFrom(search)).toMatchObject({ productId: '7', product_id: '7' });
  });

  it.each([
    ['https://own.example/x', true],
    ['https://own.example:443/x', true],
    ['http://own.example/x', false],
    ['https://own.example:8443/x', false],
    ['https://port.example:8443/x', true],
    ['https://port.example/x', false],
    ['http://port.example:8443/x', false],
    ['https://pay.partner.example/x', false],
  ])('of the redirect to %s receives the identity: %s', (address, told) => {
    settings.ownHosts = ['own.example', 'https://port.example:8443'];
    openServerAddress(address, { target: 'jump', identity: true });
    expect(visited[0]?.includes(IDENTITY)).toBe(told);
  });

  it('of the redirect receives it on any host only if the operator has switched that on, and over https', () => {
    openServerAddress('https://other.example/x', { identity: true });
    settings.identityToAnyHost = 'on';
    openServerAddress('https://other.example/x', { identity: true });
    openServerAddress('http://other.example/x', { identity: true });
    openServerAddress('https://other.example/x', { target: 'payment' });
    expect(visited).toEqual([
      'assign https://other.example/x',
      `assign https://other.example/x?${ALL}`,
      'assign http://other.example/x',
      'assign https://other.example/x',
    ]);
  });

  it.each(['own.example.evil.example', 'notown.example', 'own-example.example', 'example'])(
    'that only resembles an own host does not receive it: %s',
    (host) => {
      settings.ownHosts = ['own.example'];
      openServerAddress(`https://${host}/x`, { identity: true });
      expect(visited.join()).not.toContain(IDENTITY);
    },
  );

  it.each([
    ['https://a.example/x?n=a%20b+c&&z#h?from=1', 'n=a%20b+c&&z&from=confirm#h?from=1'],
    ['https://a.example/x?a=1&from=list&b=%20&sig=1', 'a=1&from=confirm&b=%20&sig=1'],
    ['https://a.example/x?from=1&a=2&from=3', 'from=confirm&a=2'],
    ['https://a.example/x?from', 'from=confirm'],
    ['https://a.example/x?%66rom=1&b', 'from=confirm&b'],
    ['https://a.example/x', 'from=confirm'],
    ['https://a.example/x?#top', 'from=confirm#top'],
  ])('%s keeps every byte except its from parameter', (address, query) => {
    openServerAddress(address, { parameters: { from: 'confirm' } });
    expect(visited).toEqual([`assign https://a.example/x?${query}`]);
  });

  it('of our app keeps every byte except its from parameter, and goes to the shell', () => {
    const options = { parameters: { from: 'confirm' } };
    expect(openServerAddress('lendapp://order?from=x&note=a%20b', options)).toBe('app');
    openServerAddress('lendapp://order', options);
    openServerAddress('productDetail?productId=8', { target: 'jump' });
    const order = 'lendapp://order?from=confirm';
    const urls = [`${order}&note=a%20b`, order, 'productDetail?productId=8'];
    expect(handed).toEqual(urls.map((url) => ({ action: 'openPage', payload: { url } })));
    expect(visited).toEqual([]);
  });

  it('into a wallet is passed on unchanged, if it is for a payment', () => {
    const wallet = 'gcash://pay?to=1';
    const options = { target: 'payment', identity: true, parameters: { from: 'x' } } as const;
    expect(openServerAddress(wallet, options)).toBe('app');
    expect(handed).toEqual([{ action: 'openPage', payload: { url: wallet } }]);
    expect(openServerAddress(wallet)).toBe('refused');
    expect(openServerAddress(wallet, { target: 'jump' })).toBe('refused');
  });
});
