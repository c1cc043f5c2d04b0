// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import {
  commonParametersFrom,
  droppedHeadersFrom,
  linkParametersFrom,
  queryHeadersFrom,
  withoutNamedProduct,
} from '../../../../shared/api/session/commonParameters.ts';
import * as landing from '../../../../shared/api/session/landing.ts';
import {
  currentSearch,
  dropRecordsOfOthers,
  linkParameters,
  ownerOf,
  queryText,
} from '../../../../shared/api/session/session.ts';
import { readConfig } from '../../../../shared/config/readConfig.ts';
import {
  readRepaymentInfo,
  saveRepaymentInfo,
} from '../../../../shared/features/repayment/repaymentInfo.ts';
import { digest } from '../../../../shared/lib/keys.ts';
import { addressTexts } from '../../../../shared/runtime/screenContext.ts';
import { freshPhone, visit } from '../../runtime/freshPhone.ts';
import { words } from '../../words.ts';

freshPhone();

describe('2.1 Route table: common parameters', () => {
  const product = { productId: '7', product_id: '7' };
  it.each<[string, object, inLinks?: object]>([
    ['?productId=7', product],
    ['?product_id=7', product],
    ['?productId=7&product_id=8', product],
    // Absent, empty, unknown or ill-typed ones are left out.
    ['?orderId=&stray=1&clientType=fridge&deviceId=d', { deviceId: 'd' }],
    ['?clientType=ios', { clientType: 'ios' }],
    ['?clientType=xios', {}],
    ['?clientType=iosx', {}],
    // They end where a partner has appended a query of its own.
    ['?sessionId=s&orderId=LN-1?status=paid&sum=1', { sessionId: 's', orderId: 'LN-1' }],
    ['?product_id=7?status=paid', product],
    ['?clientType=ios?status=paid', { clientType: 'ios' }],
    ['?orderId=?status=paid', {}],
    ['?orderId=1?a=%0a?b', { orderId: '1' }],
    // A word that a program writes in place of nothing is nothing; with a capital it is a name.
    ['?orderId=undefined&sessionId=null&deviceName=(null)&adId=null?a=b', {}],
    ['?productId=null&product_id=8', { productId: '8', product_id: '8' }],
    ['?orderId=null&orderId=LN-1', { orderId: 'LN-1' }],
    ['?deviceName=Null&orderId=nullable', { deviceName: 'Null', orderId: 'nullable' }],
    ['?lang=null&real=undefined&x-market=(null)', {}],
    // Links have the language and the currency too.
    ['?orderId=1&lang=fil&real=1&stray=2', { orderId: '1' }, { lang: 'fil', real: '1' }],
    ['?lang=fil?a=b&real=1?a=b', {}, { lang: 'fil', real: '1' }],
    ['?lang=&real=', {}],
    // The next page sends the same headers.
    ['?orderId=1&X-Market=ph&x-real-ip=1', { orderId: '1' }, { 'x-market': 'ph' }],
  ])('of the address %s are %j', (search, found, inLinks = {}) => {
    expect(commonParametersFrom(search)).toEqual(found);
    expect(linkParametersFrom(search, readConfig({}).headerNames)).toEqual({
      ...found,
      ...inLinks,
    });
    history.replaceState(null, '', `/x${search}`);
    expect(linkParameters()).toEqual({ ...found, ...inLinks });
  });

  it('name no second product beside the one of an address', () => {
    const common = { ...product, orderId: '1' };
    expect(withoutNamedProduct(common, '?product_id=8')).toEqual({ orderId: '1' });
    expect(withoutNamedProduct(common, '?a=1')).toEqual(common);
    expect(withoutNamedProduct(common, '?product_id=null')).toEqual(common);
  });
});

describe('2.1 Route table: other parameters', () => {
  it.each([
    ['stray=2', 'stray', '2'],
    ['stray=2', 'other', ''],
    ['orderNo=LN-1?status=paid', 'orderNo', 'LN-1'],
    ['problemId=9?status=paid', 'problemId', '9'],
    // Pay codes and addresses may contain a question mark.
    ['payCode=8811?status=paid', 'payCode', '8811?status=paid'],
    ['payCodeImg=https://img.example/1.png?a=b', 'payCodeImg', 'https://img.example/1.png?a=b'],
    ['payCode=null', 'payCode', ''],
    ['payCodeImg=undefined', 'payCodeImg', ''],
    ['orderNo=(null)?status=paid', 'orderNo', ''],
    ['payCode=NULL', 'payCode', 'NULL'],
  ])('the address ?%s has as its %s: "%s"', (query, name, value) => {
    history.replaceState(null, '', `/x?${query}`);
    expect(queryText(name)).toBe(value);
    expect(addressTexts({ address: location.href }, [name])).toEqual({ [name]: value });
  });
});

/** Headers that servers, or proxies in front of them, trust without question. */
const TRUSTED_BY_SERVERS = words(`
  x-forwarded-for x-forwarded-host x-real-ip x-client-ip x-cluster-client-ip x-true-client-ip
  x-remote-user x-proxy-user x-original-url x-rewrite-url x-accel-redirect-uri x-host
  x-backend-host x-http-method x-http-method-override x-method-override x-requested-with x-user-id
  x-auth-request-email x-csrf-token x-xsrf-token x-idempotency-key
`);

describe('7.1 Common behaviour: headers from the query', () => {
  const SANDBOX = '?x-sandbox-session=1';
  const sandbox = { 'x-sandbox-session': '1' };
  const long = 'y'.repeat(256);
  it.each<[object, string, object]>([
    // Those that a shell needs, in any case, if they are printable and not too long.
    [{}, '?x-market=ph&X-App-Version=2.1&a=1', { 'x-market': 'ph', 'x-app-version': '2.1' }],
    [{}, '?x-lang=%0d%0ax&x-trace-id=&x-anything-else=1&X-Sandbox-Session=1', {}],
    [{}, `?x-market=${long}`, { 'x-market': long }],
    [{}, `?x-market=${long}y`, {}],
    [{ VITE_HEADER_NAMES: 'X-Partner, x-b' }, '?x-partner=1&x-market=ph', { 'x-partner': '1' }],
    // That of the sandbox only for developers and testers.
    [{ DEV: true }, SANDBOX, sandbox],
    [{ VITE_TEST_PREVIEW: 'on' }, SANDBOX, sandbox],
    [{ DEV: false, PROD: true }, SANDBOX, {}],
    [{ VITE_TEST_PREVIEW: 'off' }, SANDBOX, {}],
  ])('in a build with %j and at the address %s are %j', (env, search, headers) => {
    expect(queryHeadersFrom(search, readConfig({ ...env }).headerNames)).toEqual(headers);
    expect(queryHeadersFrom(search, [])).toEqual({});
  });

  it.each<[object, string, string[]]>([
    [{}, '?x-market=ph&X-App-Version=2.1&a=1&orderId=x-a', []],
    [{}, '?x-partner=1&X-Partner=2&x-market=ph', ['x-partner']],
    // Listed, with a value that no header may have.
    [{}, `?x-lang=%0d%0ax&x-trace-id=&x-market=${long}y`, ['x-lang', 'x-trace-id', 'x-market']],
    [{ VITE_HEADER_NAMES: 'x-partner' }, '?x-partner=1&x-market=ph', ['x-market']],
    // Never permitted.
    [{}, '?x-real-ip=1&X-Forwarded-For=1', ['x-real-ip', 'x-forwarded-for']],
    [{ DEV: true }, SANDBOX, []],
    [{ DEV: false, PROD: true }, SANDBOX, ['x-sandbox-session']],
    // No names of headers, and nothing that a terminal would take for a command.
    [{}, '?x-=1&x-%1b%5B2J=1&x_a=1&ax-b=1', []],
  ])('in a build with %j and at the address %s are dropped: %j', (env, search, dropped) => {
    expect(droppedHeadersFrom(search, readConfig({ ...env }).headerNames)).toEqual(dropped);
  });

  it.each([...TRUSTED_BY_SERVERS, 'authorization', 'cookie', 'host', 'x-', 'x_a'])(
    'never include %s, in any case, and no operator can permit it',
    (name) => {
      const search = `?${name}=1&${name.toUpperCase()}=1`;
      expect(queryHeadersFrom(search, readConfig({}).headerNames)).toEqual({});
      const env = { VITE_HEADER_NAMES: `x-market,${name}` };
      expect(() => readConfig(env)).toThrow('VITE_HEADER_NAMES');
    },
  );
});

describe('2.12 Repayment-by-code page 2 (/repaymentOfCode2): repayment info', () => {
  const info = {
    orderId: 'o1',
    payCode: '8012',
    logo: '',
    title: 'Stores',
    isDelay: false,
    repayAmount: '₱1.00',
    delayAmount: '',
    productName: '',
    repayDate: '',
    payNotice: [{ title: 'Group', list: [{ name: 'Way', steps: ['One'] }] }],
  };

  it('is returned for its own order while it is recent', () => {
    saveRepaymentInfo(info, 1000);
    expect(readRepaymentInfo(false, 1000)).toMatchObject({ info, savedAt: 1000 });
    expect(readRepaymentInfo(true, 1000)).toBeUndefined();
    expect(readRepaymentInfo(false, 999)).toBeUndefined();
    expect(readRepaymentInfo(false, 999 + 30 * 60_000)).toBeDefined();
    expect(readRepaymentInfo(false, 1000 + 30 * 60_000)).toBeUndefined();
    visit('orderId=o2');
    expect(readRepaymentInfo(false, 1000)).toBeUndefined();
  });

  it('is deleted when another borrower opens a page, and not by one without a session', () => {
    const records = ['s', '', 's2'].map((sessionId) => {
      visit(`sessionId=${sessionId}`);
      dropRecordsOfOthers();
      if (sessionId === 's') saveRepaymentInfo(info, 1000);
      return localStorage.length;
    });
    expect(records).toEqual([1, 1, 0]);
  });

  it('is ignored if another release or page wrote it', () => {
    const NAME = 'session|repaymentInfo';
    saveRepaymentInfo(info, 1000);
    const read = [`${localStorage.getItem(NAME)}`, '', 'x', '{}', '[]'].map((text) => {
      localStorage.setItem(NAME, text);
      return readRepaymentInfo(false, 1000)?.savedAt;
    });
    expect(read).toEqual([1000, ...Array(4).fill(undefined)]);
  });
});

describe('2.8 Promotion registration landing page: its parameters', () => {
  const own =
    'UC=%E4%BD%A0+b&invite_code=a%2Bb&id=7&user_from=&app_from=%zz&utm_tag=a?b=c&links_id=1&down_id';

  it.each([
    [`?${own}`, own],
    [`?sessionId=s&${own}&productId=7&x-a=1`, own],
    ...landing.LANDING_NAMES.map((name) => [`?${name}=1`, `${name}=1`]),
    ['?orderId=1&ID=2&user_from2=3&deviceId=4&%69d=5&=6&', ''],
    ['?id=1&utm_tag=a%2Bb+c?d=e&id=2&user_from=', 'id=1&utm_tag=a%2Bb+c?d=e&id=2&user_from='],
    ['?id=1&sessionId=s#/downloadTemplate', 'id=1'],
    ['?id=1#/downloadTemplate?id=2', 'id=1'],
    ['?UC=1#/downloadTemplate?id=2', 'UC=1&id=2'],
    ['#/downloadTemplate?id=2&stray=1', 'id=2'],
    ['#?id=2', 'id=2'],
    ['#id=2', ''],
    ['?id=null&UC=undefined&utm_tag=Null&app_from=(null)', 'utm_tag=Null'],
    ['?id=null#/downloadTemplate?id=2&UC=null', 'id=2'],
    ['#%2FdownloadTemplate%3Fid%3D2%26UC%3Da%252Bb', 'id=2&UC=a%2Bb'],
  ])(
    'of %s are forwarded byte for byte and in order, and the first of two counts: %s',
    (address, query) => {
      history.replaceState(null, '', `/landing${address}`);
      expect(landing.forwardedQuery()).toBe(query);
      const decoded = [...new URLSearchParams(query)].reverse();
      expect(landing.landingParameters()).toEqual(Object.fromEntries(decoded));
    },
  );

  it('are none while the page is prerendered', () => {
    history.replaceState(null, '', '/landing?id=1&orderId=1');
    vi.stubGlobal('document', undefined);
    const read = [landing.forwardedQuery(), currentSearch(), ownerOf('draft')];
    vi.unstubAllGlobals();
    expect(read).toEqual(['', '', `draft|||${digest('')}`]);
  });

  it('give a visitor one device id', () => {
    const made = landing.visitorDeviceId();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(landing.visitorDeviceId()).toBe(made);
    visit('deviceId=d');
    expect(landing.visitorDeviceId()).toBe('d');
  });
});
