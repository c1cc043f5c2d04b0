import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { gridOf, previewLinks } from '../../../pages/testPreview/pages.model.ts';
import { scenariosCall } from '../../../pages/testPreview/sandbox.model.ts';
import { profileOf } from '../../../pages/testPreview/simulatedApp.ts';
import {
  queryOfSetUp,
  type SetUp,
  setUpOf,
  testerOf,
  USUAL_ORDER,
} from '../../../pages/testPreview/tester.model.ts';
import { pagesFrom, summariesOf } from '../../../shared/document/page.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';

const tester = testerOf(undefined, 'qa');
const summaries = summariesOf(pages);

describe('2.9 Test preview page (/testPreview)', () => {
  it('the tester’s settings override the defaults; unreadable ones count as absent', () => {
    const text = '{"orderId":"9","adId":7,"pace":"x","transport":"ios","language":"xx"}';
    const kept = testerOf(text, 'qa');
    expect(kept).toEqual({ ...tester, orderId: '9', transport: 'ios' });
    for (const other of ['x', 'null', '[]']) expect(testerOf(other, 'qa')).toEqual(tester);
    const mine = testerOf(JSON.stringify({ ...tester, contact: '0917' }), 'another');
    expect(mine).toEqual({ ...tester, contact: '0917' });
  });

  it('the tester’s settings say what the simulated app lacks, and whether it answers', () => {
    const lacking = { ...tester, lacks: 'goHome, openPage', pace: 'silent' } as const;
    const { actions, replyMs } = profileOf(lacking);
    expect(actions).not.toContain('goHome');
    expect(actions).toHaveLength(9);
    expect(replyMs).toBeUndefined();
  });

  describe('the link to a set-up', () => {
    const { contact: _, ...first } = tester;

    it.each<Partial<SetUp>>([
      {},
      { appVersion: '2 & 3', deviceName: 'Teléfono #1', deviceId: '', osVersion: '9' },
      { sessionId: 'qa-1', adId: 'x=y', productId: '', orderId: '', clientType: 'ios' },
      { market: 'in', language: 'fil', page: 'repayment', device: 'iPhone 13 and 14' },
      { network: 'offline', transport: 'ios', announces: 'hello', pace: 'slow', lacks: 'goMine' },
      { page: 'repaymentOfCode', place: '/repaymentOfCode?payCode=80%2012&orderId=9#/a?b=c' },
      { fault: 'lost-after', faultOn: '/v3/order', faultTimes: '1', replyVariant: '3' },
    ])('restores every part of it, also %j', (part) => {
      const setUp = { ...first, ...part };
      expect(setUpOf(queryOfSetUp(setUp, true), 'another')).toEqual(setUp);
    });

    it('gives what it lacks or gets wrong its default', () => {
      const wrong = 'transport=x&pace=&network=down&market=us&language=xx&more=1';
      expect(setUpOf(wrong, 'qa')).toEqual(first);
      expect(setUpOf('orderId=a&orderId=b', 'qa').orderId).toBe('b');
      expect(setUpOf('orderId=undefined&page=null&deviceName=(null)', 'qa')).toEqual(first);
    });

    it('leaves the session to whoever opens it, if it is not to be shared', () => {
      const link = queryOfSetUp({ ...first, sessionId: 'mine', page: 'repayment' }, false);
      expect(link).not.toContain('mine');
      expect(setUpOf(link, 'yours')).toEqual({ ...first, sessionId: 'yours', page: 'repayment' });
    });

    it.each([
      '//evil.example/',
      '/\\t/evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
    ])('opens no other site: %s', (place) => {
      const link = `${new URLSearchParams({ place: place.replace('\\t', '\t') })}`;
      expect(setUpOf(link, 'qa').place).toBe('');
    });
  });

  describe('the links', () => {
    const addresses = (setUp: SetUp, names: readonly string[], base = '/') =>
      previewLinks(
        setUp,
        summaries.filter(({ name }) => names.includes(name)),
        base,
      ).map(({ label, href }) => {
        const { pathname, searchParams, hash } = new URL(href, 'https://x.example');
        return { label, pathname, query: Object.fromEntries(searchParams), hash };
      });

    it('carry filled fields only, the language only if one is chosen, and the currency of the market', () => {
      const [plain] = addresses(tester, ['repayment']);
      const device = { deviceName: 'Test phone', deviceId: 'test-device-1', osVersion: '14' };
      const order = { sessionId: 'qa', productId: '7', orderId: 'due-extendable', real: '0' };
      expect(plain?.query).toEqual({ appVersion: '1.0.0', ...device, ...order });
      const words = { orderId: 'undefined', productId: 'null', deviceName: '(null)' };
      const [incomplete] = addresses({ ...tester, ...words }, ['repayment']);
      const { orderId: _, productId: __, deviceName: ___, ...others } = plain?.query ?? {};
      expect(incomplete?.query).toEqual(others);
      const [chosen] = addresses({ ...tester, language: 'fil', market: 'in' }, ['repayment']);
      expect(chosen?.query).toEqual({ ...plain?.query, lang: 'fil', real: '1' });
    });

    it('begin with the base path, and carry what only their page takes', () => {
      const names = [
        ...['repaymentOfCode', 'complainPageNext', 'landing', 'officialSite', 'testPreview'],
      ];
      expect(addresses({ ...tester, orderId: '9' }, names, '/pay/')).toMatchObject([
        { pathname: '/pay/repaymentOfCode', query: { showType: '1', repayAmount: '345000' } },
        { pathname: '/pay/complainPageNext', query: { orderNo: '9' } },
        { pathname: '/pay/landing', query: { 'x-sandbox-session': 'qa' } },
        { pathname: '/pay/', label: 'Official site' },
        { pathname: '/pay/testPreview', hash: '#/shell' },
      ]);
    });

    it('have the name and the parameters of a new page’s own definition, after the known ones', () => {
      const [repayment] = summaries.filter(({ name }) => name === 'repayment');
      const more = { title: 'Gifts', example: { gift: '{orderId}' } };
      const made = summariesOf(
        pagesFrom({
          './gifts/page.ts': { ...more, description: '', staticScreen: async () => () => null },
        }),
      );
      const links = previewLinks(
        { ...tester, orderId: '9' },
        [...made, ...(repayment ? [repayment] : [])],
        '/',
      );
      expect(links.map(({ label }) => label)).toEqual(['Repay', 'Gifts']);
      expect(links[1]?.href).toMatch(/^\/gifts\?.*&gift=9$/);
    });
  });

  describe('the states of screens', () => {
    const scenariosOfSandbox = async () => {
      const reply = await createSandbox().app.request('/esita/sandbox/scenarios');
      return v.parse(scenariosCall.reply, (await reply.json()).data);
    };

    it('has every page but those for testers, in every main state if it reads an order', async () => {
      const grid = gridOf(summaries, await scenariosOfSandbox(), '');
      const borrowers = pages.filter(({ kind }) => kind !== 'tool');
      expect(grid.map(({ page }) => page.name)).toEqual(borrowers.map(({ name }) => name));
      const main = Object.fromEntries(
        grid.map(({ page, states }) => [page.name, states.map((state) => state.main).join(' ')]),
      );
      expect(main).toMatchObject({
        loanDetail: 'loading ready empty error signedOut offline',
        aboutUs: 'ready',
        // Its template is not that of an order.
        landing: 'loading ready offline',
      });
    });

    it('shows every scenario that a read depends on somewhere, but for the usual order', async () => {
      const scenarios = await scenariosOfSandbox();
      const shown = summaries.flatMap(
        ({ name }) => gridOf(summaries, scenarios, name)[0]?.states ?? [],
      );
      const unusual = (orders: readonly { orderId: string }[]) =>
        new Set(orders.map(({ orderId }) => orderId).filter((orderId) => orderId !== USUAL_ORDER));
      expect(unusual(shown)).toEqual(unusual(scenarios.filter(({ calls }) => calls.length)));
    });
  });
});
