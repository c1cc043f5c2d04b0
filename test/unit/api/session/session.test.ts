// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { queryHeadersFrom } from '../../../../shared/api/request.ts';
import {
  commonParametersFrom,
  linkParametersFrom,
  withoutNamedProduct,
} from '../../../../shared/api/session/commonParameters.ts';
import {
  forwardedFrom,
  forwardedQuery,
  LANDING_NAMES,
  landingParameters,
  landingParametersFrom,
  visitorDeviceId,
} from '../../../../shared/api/session/landing.ts';
import {
  currentSearch,
  linkParameters,
  ownerOf,
  queryText,
} from '../../../../shared/api/session/session.ts';
import { readConfig } from '../../../../shared/config/readConfig.ts';
import {
  REPAYMENT_INFO_TTL_MS,
  readRepaymentInfo,
  saveRepaymentInfo,
} from '../../../../shared/features/repayment/repaymentInfo.ts';
import { digest } from '../../../../shared/lib/keys.ts';
import { openStore } from '../../../../shared/lib/storage.ts';
import { addressTexts } from '../../../../shared/runtime/screenContext.ts';
import { words } from '../../words.ts';

describe('common parameters', () => {
  it('mirrors productId and product_id, whichever is given', () => {
    for (const search of ['?productId=7', '?product_id=7', '?productId=7&product_id=8']) {
      expect(commonParametersFrom(search)).toEqual({ productId: '7', product_id: '7' });
    }
  });

  it('leaves out what is absent, empty, unknown or ill-typed', () => {
    expect(commonParametersFrom('?orderId=&stray=1&clientType=fridge&deviceId=d')).toEqual({
      deviceId: 'd',
    });
    expect(commonParametersFrom('?clientType=ios')).toEqual({ clientType: 'ios' });
    for (const type of ['xios', 'iosx']) {
      expect(commonParametersFrom(`?clientType=${type}`)).toEqual({});
    }
  });

  it('end where a partner has appended a query of its own', () => {
    const appended = '?status=paid&sum=1';
    expect(commonParametersFrom(`?sessionId=s&orderId=LN-1${appended}`)).toEqual({
      sessionId: 's',
      orderId: 'LN-1',
    });
    expect(commonParametersFrom(`?product_id=7${appended}`).productId).toBe('7');
    expect(commonParametersFrom(`?clientType=ios${appended}`)).toEqual({ clientType: 'ios' });
    expect(commonParametersFrom('?orderId=?status=paid')).toEqual({});
    expect(linkParametersFrom(`?lang=fil&real=1${appended}`)).toEqual({ lang: 'fil', real: '1' });
    for (const [name, value] of [
      ['orderNo', 'LN-1'],
      ['problemId', '9'],
      ['payCode', '8811?status=paid'],
      ['payCodeImg', 'https://img.example/1.png?status=paid'],
    ] as const) {
      history.replaceState(null, '', `/x?${name}=${value.replace(/\?.*/, '')}?status=paid`);
      expect(queryText(name)).toBe(value);
      const context = { page: location.href };
      expect(addressTexts(context, [name])).toEqual({ [name]: value });
    }
    const tagged = '?id=7&utm_tag=a?b=c';
    expect(forwardedFrom(tagged)).toBe('id=7&utm_tag=a?b=c');
    expect(landingParametersFrom(tagged)).toEqual({ id: '7', utm_tag: 'a?b=c' });
  });

  it('name no second product beside the one of an address', () => {
    const common = { productId: '7', product_id: '7', orderId: '1' };
    expect(withoutNamedProduct(common, '?product_id=8')).toEqual({ orderId: '1' });
    expect(withoutNamedProduct(common, '?a=1')).toEqual(common);
  });

  it('stand in links with the language and the currency', () => {
    const carried = { orderId: '1', lang: 'fil', real: '1' };
    expect(linkParametersFrom('?orderId=1&lang=fil&real=1&stray=2')).toEqual(carried);
    expect(linkParametersFrom('?lang=&real=')).toEqual({});
    history.replaceState(null, '', '/x?orderId=1&stray=2');
    expect(linkParameters()).toEqual({ orderId: '1' });
    expect([queryText('stray'), queryText('other')]).toEqual(['2', '']);
  });
});

/** Headers that servers, or proxies in front of them, trust without question. */
const TRUSTED_BY_SERVERS = words(`
  x-forwarded-for x-forwarded-host x-real-ip x-client-ip x-cluster-client-ip x-true-client-ip
  x-remote-user x-proxy-user x-original-url x-rewrite-url x-accel-redirect-uri x-host
  x-backend-host x-http-method x-http-method-override x-method-override x-requested-with x-user-id
  x-auth-request-email x-csrf-token x-xsrf-token x-idempotency-key
`);

describe('headers from the query', () => {
  const permitted = readConfig({}).headerNames;

  it('accepts the names that a shell needs, in any case, with printable values only', () => {
    const search = '?x-market=ph&X-App-Version=2.1&market=in&x-lang=%0d%0ax&x-=1&x-trace-id=';
    expect(queryHeadersFrom(search, permitted)).toEqual({
      'x-market': 'ph',
      'x-app-version': '2.1',
    });
    expect(queryHeadersFrom(`?x-market=${'y'.repeat(257)}`, permitted)).toEqual({});
  });

  it.each([...TRUSTED_BY_SERVERS, 'x-anything-else', 'x-sandbox-session', 'cookie', 'host'])(
    'never accepts %s by default, in any case',
    (name) => {
      const search = `?${name}=1&${name.toUpperCase()}=1`;
      expect(queryHeadersFrom(search, permitted)).toEqual({});
    },
  );

  it('accepts only the configured names, and none if there are none', () => {
    const { headerNames } = readConfig({ VITE_HEADER_NAMES: 'X-Partner, x-b' });
    const search = '?x-partner=1&x-market=ph';
    expect(queryHeadersFrom(search, headerNames)).toEqual({ 'x-partner': '1' });
    expect(queryHeadersFrom(search, [])).toEqual({});
  });

  it.each([...TRUSTED_BY_SERVERS, 'authorization', 'cookie', 'x-', 'x_a'])(
    'no operator can permit %s',
    (name) => {
      const env = { VITE_HEADER_NAMES: `x-market,${name}` };
      expect(() => readConfig(env)).toThrow('VITE_HEADER_NAMES');
    },
  );

  it('accept the sandbox header only for developers and testers', () => {
    const names = (env: Record<string, unknown>) => readConfig(env).headerNames;
    expect(names({ DEV: true })).toContain('x-sandbox-session');
    expect(names({ VITE_TEST_PREVIEW: 'on' })).toContain('x-sandbox-session');
    expect(names({ DEV: false, PROD: true })).not.toContain('x-sandbox-session');
    expect(names({ VITE_TEST_PREVIEW: 'off' })).not.toContain('x-sandbox-session');
  });
});

describe('a store', () => {
  it('keeps values in memory if the device throws', () => {
    const store = openStore(() => {
      throw new Error('blocked');
    });
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeUndefined();
  });

  it('keeps values in memory if the device is full, in place of an older one', () => {
    const device = {
      getItem: () => 'old',
      setItem: () => {
        throw new Error('quota');
      },
      removeItem: () => undefined,
    };
    const store = openStore(() => device as unknown as Storage);
    store.write('a', 'new');
    expect(store.read('a')).toBe('new');
  });

  it('works without any device', () => {
    const store = openStore(() => null);
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeUndefined();
  });
});

describe('repayment info', () => {
  const info = {
    orderId: '1001',
    payCode: '8012',
    logo: '',
    title: 'Stores',
    payNotice: [{ title: 'Group', list: [{ name: 'Way', steps: ['One'] }] }],
    repayAmount: '₱1.00',
    delayAmount: '',
    isDelay: false,
    productName: '',
    repayDate: '',
  };

  it('is returned for its own order while it is recent', () => {
    saveRepaymentInfo(info, 1000);
    expect(readRepaymentInfo(false, 2000)).toMatchObject({ info, savedAt: 1000 });
    expect(readRepaymentInfo(true, 2000)).toBeUndefined();
    expect(readRepaymentInfo(false, 1000 + REPAYMENT_INFO_TTL_MS)).toBeUndefined();
    expect(readRepaymentInfo(false, 500)).toBeUndefined();
  });

  it('is ignored if another page wrote it', () => {
    for (const text of ['', 'x', '{}', '[]', '{"version":2}', '{"orderId":"1001"}']) {
      localStorage.setItem('session|repaymentInfo', text);
      expect(readRepaymentInfo(false, 2000)).toBeUndefined();
    }
  });
});

describe('landing parameters', () => {
  it('are all forwarded, byte for byte and in order', () => {
    const own =
      'UC=%E4%BD%A0+b&invite_code=a%2Bb&id=7&user_from=&app_from=%zz&utm_tag=a=b&links_id=1&down_id';
    expect(forwardedFrom(`?${own}`)).toBe(own);
    expect(forwardedFrom(`?sessionId=s&${own}&productId=7&x-a=1`)).toBe(own);
    expect(LANDING_NAMES.map((name) => forwardedFrom(`?${name}=1`))).toEqual(
      LANDING_NAMES.map((name) => `${name}=1`),
    );
  });

  it('never include an identity or similar names', () => {
    expect(forwardedFrom('?orderId=1&ID=2&user_from2=3&deviceId=4&%69d=5&=6&')).toBe('');
    expect(forwardedFrom('')).toBe('');
  });

  it('are decoded; the first of two counts, a missing one stays missing', () => {
    expect(landingParametersFrom('?utm_tag=a%2Bb+c&id=1&id=2&user_from=')).toEqual({
      utm_tag: 'a+b c',
      id: '1',
      user_from: '',
    });
  });

  it.each([
    ['?id=1&sessionId=s#/downloadTemplate', 'id=1'],
    ['?id=1#/downloadTemplate?id=2', 'id=1'],
    ['#/downloadTemplate?id=2&stray=1', 'id=2'],
    ['#?id=2', 'id=2'],
    ['#id=2', ''],
  ])('of the address %s are %j', (address, query) => {
    history.replaceState(null, '', `/landing${address}`);
    expect(forwardedQuery()).toBe(query);
    expect(landingParameters()).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  it('are none while the page is prerendered', () => {
    history.replaceState(null, '', '/landing?id=1&orderId=1');
    vi.stubGlobal('document', undefined);
    expect([forwardedQuery(), currentSearch()]).toEqual(['', '']);
    expect(ownerOf('draft')).toBe(`draft|||${digest('')}`);
    vi.unstubAllGlobals();
  });

  it('give a visitor one device id', () => {
    history.replaceState(null, '', '/landing');
    const made = visitorDeviceId();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(visitorDeviceId()).toBe(made);
    history.replaceState(null, '', '/landing?deviceId=d');
    expect(visitorDeviceId()).toBe('d');
  });
});
