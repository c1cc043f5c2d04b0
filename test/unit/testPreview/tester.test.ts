import { describe, expect, it } from 'vitest';
import { previewLinks } from '../../../pages/testPreview/links.model.ts';
import { profileOf } from '../../../pages/testPreview/simulatedApp.ts';
import {
  queryOfSetUp,
  type SetUp,
  setUpOf,
  testerOf,
} from '../../../pages/testPreview/tester.model.ts';

const tester = testerOf(undefined);

describe('the tester’s settings', () => {
  it('override the defaults; unreadable ones count as absent', () => {
    const kept = testerOf('{"orderId":"9","adId":7,"pace":"x","transport":"ios","language":"xx"}');
    expect(kept).toEqual({ ...tester, orderId: '9', transport: 'ios' });
    expect(testerOf('x')).toEqual(tester);
    expect(testerOf('null')).toEqual(tester);
    expect(testerOf(JSON.stringify({ ...tester, contact: '0917' })).contact).toBe('0917');
  });

  it('say what the simulated app lacks, and whether it answers', () => {
    const { actions, replyMs } = profileOf({
      ...tester,
      lacks: 'goHome, openPage',
      pace: 'silent',
    });
    expect(actions).not.toContain('goHome');
    expect(actions).toHaveLength(9);
    expect(replyMs).toBeUndefined();
  });
});

describe('the link to a set-up', () => {
  const { contact: _, ...first } = tester;
  const other: SetUp = {
    appVersion: '2 & 3',
    deviceName: 'Teléfono #1',
    deviceId: '',
    osVersion: '9',
    sessionId: 'qa-1',
    adId: 'x=y',
    productId: '',
    orderId: '',
    clientType: 'ios',
    market: 'in',
    language: 'fil',
    page: 'repayment',
    device: 'iPhone 13 and 14',
    network: 'offline',
    transport: 'ios',
    announces: 'hello',
    pace: 'slow',
    lacks: 'goHome,openPage',
  };

  it('restores every part of it, also what is empty', () => {
    expect(setUpOf(queryOfSetUp(first))).toEqual(first);
    expect(setUpOf(queryOfSetUp(other))).toEqual(other);
  });

  it('says nothing of the tester’s own contact', () => {
    expect(queryOfSetUp({ ...other, ...{ contact: '0917' } })).not.toContain('0917');
  });

  it('gives what it lacks or gets wrong its default', () => {
    expect(setUpOf('')).toEqual(first);
    expect(setUpOf('transport=x&pace=&network=down&market=us&language=xx&more=1')).toEqual(first);
    expect(setUpOf('orderId=a&orderId=b').orderId).toBe('b');
  });
});

describe('the links', () => {
  const addresses = (setUp: SetUp, pages: readonly string[], base = '/') =>
    previewLinks(setUp, pages, base).map(({ label, href }) => {
      const { pathname, searchParams, hash } = new URL(href, 'https://x.example');
      return { label, pathname, query: Object.fromEntries(searchParams), hash };
    });

  it('are those of this build, those first that testers know', () => {
    const found = addresses(tester, ['lastPayment', 'repayment', 'newLoanConfirm']);
    expect(found.map(({ label }) => label)).toEqual(['Confirm loan', 'Repay', 'lastPayment']);
    expect(found[2]).toMatchObject({
      pathname: '/lastPayment',
      query: { orderId: 'due-extendable' },
    });
  });

  it('carry filled fields only, the language only if one is chosen, and the currency of the market', () => {
    const [plain] = addresses(tester, ['repayment']);
    expect(plain?.query).toEqual({
      appVersion: '1.0.0',
      deviceName: 'Test phone',
      deviceId: 'test-device-1',
      osVersion: '14',
      sessionId: 'qa',
      productId: '7',
      orderId: 'due-extendable',
      real: '0',
    });
    const [chosen] = addresses({ ...tester, language: 'fil', market: 'in' }, ['repayment']);
    expect(chosen?.query).toEqual({ ...plain?.query, lang: 'fil', real: '1' });
  });

  it('begin with the base path, and carry what only their page takes', () => {
    const pages = ['repaymentOfCode', 'complainPageNext', 'officialSite', 'testPreview'];
    expect(addresses({ ...tester, orderId: '9' }, pages, '/pay/')).toMatchObject([
      { pathname: '/pay/repaymentOfCode', query: { showType: '1', repayAmount: '345000' } },
      { pathname: '/pay/complainPageNext', query: { orderNo: '9' } },
      { pathname: '/pay/', label: 'Official site' },
      { pathname: '/pay/testPreview', hash: '#/shell' },
    ]);
  });
});
