import { afterEach, expect, it, vi } from 'vitest';
import type { getConfig } from '../../shared/config/config.ts';
import { dialog, openOrder, orderOf, useSandbox } from './screen.tsx';

vi.mock('../../shared/config/config.ts', async (original) => {
  const { getConfig: built } = await original<{ getConfig: typeof getConfig }>();
  return { getConfig: () => ({ ...built(), trustedHosts: ['docs.example'] }) };
});

useSandbox();
afterEach(() => {
  for (const name of ['android', 'lendShell']) Reflect.deleteProperty(window, name);
});

const DOCUMENT = 'https://docs.example/first';
it.each([
  ['of a trusted host', DOCUMENT, {}, 'allow-scripts'],
  ['beside a web message listener', DOCUMENT, { lendShell: new EventTarget() }, 'allow-scripts'],
  ['beside an injected object', DOCUMENT, { lendShell: { postMessage: () => undefined } }, ''],
  ['beside handlers of an existing app', DOCUMENT, { android: {} }, ''],
  ['of our own site', '/first', {}, ''],
])('the frame of an agreement %s', async (_, popAgreementUrl, globals, sandbox) => {
  Object.assign(window, globals);
  orderOf('status-110', { confirm: { popAgreementUrl } });
  await openOrder('newLoanConfirm', 'status-110');
  const frame = (await dialog('Please read this agreement')).querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe(sandbox);
});
