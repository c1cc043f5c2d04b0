import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { scenariosCall } from '../../../pages/testPreview/sandbox.model.ts';
import { gridOf, statesOf } from '../../../pages/testPreview/states.model.ts';
import { USUAL_ORDER } from '../../../pages/testPreview/tester.model.ts';
import { summariesOf } from '../../../shared/document/page.ts';
import * as v from '../../../shared/lib/schema.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';

const summaries = summariesOf(pages);

async function scenariosOfSandbox() {
  const reply = await createSandbox().app.request('/esita/sandbox/scenarios');
  return v.parse(scenariosCall.reply, (await reply.json()).data);
}

const statesOfPage = async (name: string) =>
  gridOf(summaries, await scenariosOfSandbox(), name)[0]?.states ?? [];
const ordersOf = async (name: string) =>
  (await statesOfPage(name)).flatMap(({ orderId }) => (orderId === USUAL_ORDER ? [] : orderId));
const mainOf = async (name: string) =>
  gridOf(summaries, await scenariosOfSandbox(), '')
    .find((page) => page.name === name)
    ?.states.map(({ main }) => main);

describe('the states of screens', () => {
  it('has every page but those for testers, in every main state if it reads an order', async () => {
    const names = gridOf(summaries, [], '').map(({ name }) => name);
    expect(names).toEqual(pages.filter(({ kind }) => kind !== 'tool').map(({ name }) => name));
    expect(await mainOf('loanDetail')).toEqual([
      'loading',
      'ready',
      'empty',
      'error',
      'signedOut',
      'offline',
    ]);
    expect(await mainOf('aboutUs')).toEqual(['ready']);
    // Its template is not that of an order.
    expect(await mainOf('landing')).toEqual(['loading', 'ready', 'offline']);
  });

  it('shows a scenario only on the screens whose replies it changes', async () => {
    expect(await ordersOf('loanDetail')).toContain('status-170');
    expect(await ordersOf('repayment')).not.toContain('status-170');
    expect(await ordersOf('customerService')).toContain('contact-app');
    expect(await ordersOf('loanDetail')).not.toContain('contact-app');
    for (const name of ['newLoanConfirm', 'loanConfirm']) {
      expect(await ordersOf(name)).toContain('confirm-promo');
    }
  });

  it('shows every scenario that a read depends on somewhere, but for the usual order', async () => {
    const scenarios = await scenariosOfSandbox();
    const seen = new Set((await Promise.all(summaries.map(({ name }) => ordersOf(name)))).flat());
    const depended = scenarios.filter(
      ({ calls, orderId }) => calls.length && orderId !== USUAL_ORDER,
    );
    expect([...seen].sort()).toEqual(depended.map(({ orderId }) => orderId).sort());
  });

  it('holds the calls of a loading screen back and takes the network from an offline one', () => {
    const states = statesOf({ reads: [{ path: '/x', anonymous: true }] }, []);
    expect(states.map(({ main, network }) => [main, network])).toEqual([
      ['loading', 'holds'],
      ['ready', 'works'],
      ['offline', 'offline'],
    ]);
  });
});
