import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as config from '../../shared/config/config.ts';
import { dialog, openOrder, orderOf, useSandbox } from './screen.tsx';

vi.mock('../../shared/config/config.ts', async (original) => {
  const built = await original<typeof config>();
  const trusting = { ...built.getConfig(), trustedHosts: ['docs.example'] };
  return { ...built, getConfig: () => trusting };
});

useSandbox();
afterEach(() => {
  for (const name of ['android', 'lendShell']) Reflect.deleteProperty(window, name);
});

const DOCUMENT = 'https://docs.example/first';
describe('2.15 Loan confirmation', () => {
  it.each([
    ['runs the scripts of a trusted host', DOCUMENT, {}, 'allow-scripts'],
    ['runs them beside a listener', DOCUMENT, { lendShell: new EventTarget() }, 'allow-scripts'],
    ['runs none that could call the app', DOCUMENT, { lendShell: { postMessage: () => {} } }, ''],
    ['runs none that could call an existing app', DOCUMENT, { android: {} }, ''],
    ['runs none of our own site', '/first', {}, ''],
  ])('the frame of an agreement %s', async (_, popAgreementUrl, globals, sandbox) => {
    Object.assign(window, globals);
    orderOf('status-110', { confirm: { popAgreementUrl } });
    await openOrder('newLoanConfirm', 'status-110');
    const frame = (await dialog('Please read this agreement')).querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe(sandbox);
  });
});
