import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonParametersFrom } from '../../../shared/session/commonParameters.ts';
import { queryHeadersFrom } from '../../../shared/session/queryHeaders.ts';
import { openShelf } from '../../../shared/session/storage.ts';
import { proves } from '../../requirements/proves.ts';

describe('common parameters', () => {
  it('mirrors productId and product_id, whichever came', () => {
    proves('2.1-35', '2.1-36');
    expect(commonParametersFrom('?productId=7')).toEqual({ productId: '7', product_id: '7' });
    expect(commonParametersFrom('?product_id=8')).toEqual({ productId: '8', product_id: '8' });
    expect(commonParametersFrom('?productId=7&product_id=8')).toEqual({
      productId: '7',
      product_id: '7',
    });
  });

  it('leaves out what is absent, empty, unknown or ill-typed', () => {
    expect(commonParametersFrom('?orderId=&stray=1&clientType=fridge&deviceId=d')).toEqual({
      deviceId: 'd',
    });
    expect(commonParametersFrom('?clientType=ios')).toEqual({ clientType: 'ios' });
  });
});

describe('headers from the query', () => {
  it('takes x- names with printable values only', () => {
    proves('7.1-16');
    expect(queryHeadersFrom('?x-market=ph&X-Trace=1&market=in&x-bad=%0d%0ax&x-=1', [])).toEqual({
      'x-market': 'ph',
      'x-trace': '1',
    });
  });

  it.each([
    'x-forwarded-for',
    'x-real-ip',
    'x-original-url',
    'x-http-method-override',
    'x-requested-with',
    'X-Requested-With',
  ])('never %s', (name) => expect(queryHeadersFrom(`?${name}=1`, [])).toEqual({}));

  it('keeps to the configured names and lengths', () => {
    expect(queryHeadersFrom('?x-a=1&x-b=2', ['x-b'])).toEqual({ 'x-b': '2' });
    expect(queryHeadersFrom(`?x-a=${'y'.repeat(257)}`, [])).toEqual({});
  });
});

describe('a shelf', () => {
  it('keeps values in memory where the device throws', () => {
    const shelf = openShelf(() => {
      throw new Error('blocked');
    });
    shelf.write('a', '1');
    expect(shelf.read('a')).toBe('1');
    shelf.remove('a');
    expect(shelf.read('a')).toBeUndefined();
  });

  it('keeps values in memory where the device is full, over an older one', () => {
    const device = {
      getItem: () => 'old',
      setItem: () => {
        throw new Error('quota');
      },
      removeItem: () => undefined,
      clear: () => undefined,
    };
    const shelf = openShelf(() => device as unknown as Storage);
    shelf.write('a', 'new');
    expect(shelf.read('a')).toBe('new');
  });

  it('works without any device', () => {
    const shelf = openShelf(() => null);
    shelf.write('a', '1');
    shelf.clear();
    expect(shelf.read('a')).toBeUndefined();
  });
});

describe('repayment info', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
      clear: () => store.clear(),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const info = {
    orderId: '1001',
    payCode: '8012',
    logo: '',
    title: 'Stores',
    payNotice: [{ title: 'Group', list: [{ name: 'Way', steps: ['One'] }] }],
    repayAmount: '₱1.00',
    delayAmount: '',
    isDelay: false,
  };

  it('comes back for its own order while it is fresh', async () => {
    const { saveRepaymentInfo } = await import('../../../shared/session/repaymentInfo.ts');
    const { readRepaymentInfo, REPAYMENT_INFO_TTL_MS } = await import(
      '../../../shared/session/keptRepaymentInfo.ts'
    );
    saveRepaymentInfo(info, 1000);
    expect(readRepaymentInfo('1001', 2000)).toMatchObject(info);
    expect(readRepaymentInfo('1002', 2000)).toBeUndefined();
    expect(readRepaymentInfo('1001', 1000 + REPAYMENT_INFO_TTL_MS)).toBeUndefined();
    expect(readRepaymentInfo('1001', 500)).toBeUndefined();
  });

  it('is nothing when somebody else wrote it', async () => {
    const { readRepaymentInfo } = await import('../../../shared/session/keptRepaymentInfo.ts');
    for (const text of ['', 'x', '{}', '[]', '{"version":2}', '{"orderId":"1001"}']) {
      store.set('repaymentInfo', text);
      expect(readRepaymentInfo('1001', 2000)).toBeUndefined();
    }
  });
});
