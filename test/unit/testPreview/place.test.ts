import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import {
  changedSetUp,
  movedSetUp,
  toldAddress,
  withSessionId,
} from '../../../pages/testPreview/place.model.ts';
import { testerOf } from '../../../pages/testPreview/tester.model.ts';
import { summariesOf } from '../../../shared/document/page.ts';

const tester = { ...testerOf(undefined, 's 1'), orderId: '9' };
const SITE = { base: '/lend/', pages: summariesOf(pages) };
const moved = (address: string) => movedSetUp(tester, new URL(address, 'https://x.example'), SITE);

describe('2.9 Test preview page (/testPreview)', () => {
  it.each([
    ['/lend/repayment?orderId=9&sessionId=s%201', '/lend/repayment?orderId=9'],
    ['/landing?x-sandbox-session=s+1&id=a%20b#/a?sessionId=s%201&c=d', '/landing?id=a%20b#/a?c=d'],
    ['/repaymentOfCode?payCode=8?s=t&sessionId=s%201', '/repaymentOfCode?payCode=8?s=t'],
    ['/aboutUs', '/aboutUs'],
  ])('the address %s is kept and told without the session', (address, told) => {
    const { place } = moved(address);
    expect(place).not.toMatch(/s(%20|\+)1/);
    expect(withSessionId(place, 's 1')).toBe(address.replace('s+1', 's%201'));
    expect(toldAddress(place)).toBe(told);
  });

  describe('a phone that goes somewhere', () => {
    it.each([
      ['/lend/repayment?a=b', 'repayment'],
      ['/lend/order.html', 'loanDetail'],
      ['/lend/', 'officialSite'],
      ['/lend/nowhere', ''],
      ['/esita/sandbox/partner', ''],
    ])('is on the page of its address: %s', (address, page) => {
      expect(moved(address)).toMatchObject({
        page,
        place: address,
        orderId: '9',
        sessionId: 's 1',
      });
    });

    it('takes on the order and the session that the address names', () => {
      const other = moved('/lend/repayment?orderId=10&sessionId=t&productId=');
      expect(other).toMatchObject({ orderId: '10', sessionId: 't', productId: '7' });
      expect(other.place).toBe('/lend/repayment?orderId=10&sessionId={sessionId}&productId=');
    });
  });

  describe('a tester’s change', () => {
    const there = moved(
      '/lend/complainPageNext?orderNo=9&orderId=9&x=%20y&adId=&sessionId=s%201#/a',
    );

    it.each([
      [{ transport: 'ios' }, there.place],
      [{ sessionId: 'u' }, there.place],
      [
        { orderId: 'status 21' },
        '/lend/complainPageNext?orderNo=status+21&orderId=status+21&x=%20y&adId=&sessionId={sessionId}#/a',
      ],
      [
        { adId: 'a', language: 'fil', market: 'in' },
        '/lend/complainPageNext?orderNo=9&orderId=9&x=%20y&adId=a&sessionId={sessionId}&lang=fil&real=1#/a',
      ],
      [{ orderId: '' }, '/lend/complainPageNext?orderNo=&x=%20y&adId=&sessionId={sessionId}#/a'],
      [{ page: 'repayment' }, ''],
      [{ page: 'repayment', place: '/a' }, '/a'],
    ] as const)('%j keeps the phone where it is, unless it chooses a page', (change, place) => {
      expect(changedSetUp(there, change)).toEqual({ ...there, ...change, place });
    });
  });
});
