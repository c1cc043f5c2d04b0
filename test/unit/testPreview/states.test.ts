import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { chosenOf, gridOf, statesOf } from '../../../pages/testPreview/states/states.model.ts';
import { DEFAULTS } from '../../../pages/testPreview/tester.model.ts';
import { scenariosCall } from '../../../pages/testPreview/testPreview.model.ts';
import { summariesOf } from '../../../shared/document/page.ts';
import * as v from '../../../shared/lib/schema.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';

const USUAL = DEFAULTS.fields.orderId;
const summaries = summariesOf(pages);

async function scenariosOfSandbox() {
  const reply = await createSandbox().app.request('/esita/sandbox/scenarios');
  return v.parse(scenariosCall.reply, (await reply.json()).data);
}

async function grid() {
  return gridOf(summaries, await scenariosOfSandbox(), USUAL);
}

const keysOf = async (name: string) =>
  (await grid()).find(({ page }) => page.name === name)?.states.map(({ key }) => key);

describe('the states of screens', () => {
  it('has every page but those for testers, in every main state if it reads an order', async () => {
    const all = await grid();
    expect(all.map(({ page }) => page.name)).toEqual(
      pages.filter(({ kind }) => kind !== 'tool').map(({ name }) => name),
    );
    const main = chosenOf(all, { route: 'loanDetail', which: 'main' });
    expect(main.map(({ states }) => states.map((state) => state.main))).toEqual([
      ['loading', 'ready', 'empty', 'error', 'signedOut', 'offline'],
    ]);
    expect(await keysOf('aboutUs')).toEqual(['ready']);
    // Its template is not that of an order.
    expect(await keysOf('landing')).toEqual(['loading', 'ready', 'offline']);
  });

  it('shows a scenario only on the screens whose replies it changes', async () => {
    expect(await keysOf('loanDetail')).toContain('status-170');
    expect(await keysOf('repayment')).not.toContain('status-170');
    expect(await keysOf('customerService')).toContain('contact-app');
    expect(await keysOf('loanDetail')).not.toContain('contact-app');
    for (const name of ['newLoanConfirm', 'loanConfirm']) {
      expect(await keysOf(name)).toContain('confirm-promo');
    }
    const every = (await grid()).flatMap(({ states }) => states.map(({ key }) => key));
    expect(every.filter((key) => key.startsWith('write-'))).toEqual([]);
  });

  it('shows every scenario that a read depends on somewhere, but for the usual order', async () => {
    const seen = new Set(
      (await grid()).flatMap(({ states }) => states.map(({ orderId }) => orderId)),
    );
    const missing = (await scenariosOfSandbox()).filter(
      ({ orderId, calls }) => calls.length > 0 && !seen.has(orderId),
    );
    expect(missing.map(({ orderId }) => orderId)).toEqual([USUAL]);
  });

  it('follows the definition of a page', async () => {
    const page = { reads: [{ path: '/v3/personal-center/contact-kf-info', anonymous: false }] };
    const scenarios = await scenariosOfSandbox();
    const keys = statesOf(page, scenarios, USUAL).map(({ key }) => key);
    expect(keys).toContain('contact-number');
    expect(keys).not.toContain(USUAL);
    expect(statesOf({ reads: [] }, scenarios, USUAL)).toHaveLength(1);
  });

  it('holds the calls of a loading screen back and takes the network from an offline one', async () => {
    const [first, , ...rest] = statesOf({ reads: [{ path: '/x', anonymous: true }] }, [], USUAL);
    expect([first, ...rest].map((state) => state?.network)).toEqual(['holds', 'offline']);
  });
});
