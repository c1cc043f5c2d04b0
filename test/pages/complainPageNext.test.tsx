import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addComplaint } from '../sandbox/complaints.ts';
import { calls, dialog, fault, ledger, openPage, sandbox, useSandbox } from './screen.tsx';

const WORDS = 'The amount is wrong';
const ORDER = 'due-extendable';

describe('sending a complaint', () => {
  useSandbox();
  const open = () =>
    openPage(`/complainPageNext?orderId=${ORDER}&problemType=2&orderNo=${ORDER}&sessionId=s`);
  const words = () => screen.getByLabelText<HTMLTextAreaElement>('Tell us what happened');
  const send = () => screen.getByRole('button', { name: 'Send' });
  const sent = () => screen.findByText('Your complaint was sent');

  async function write() {
    await userEvent.type(words(), WORDS);
    await userEvent.click(send());
  }

  it('ends with success: not even the keyboard sends it again', async () => {
    await open();
    await write();
    await sent();
    const modal = await dialog('Your complaint was sent');
    expect(modal).toHaveProperty('open', true);
    expect(modal.getAttribute('aria-modal')).toBe('true');
    expect(send().getAttribute('aria-disabled')).toBe('true');
    send().focus();
    await userEvent.keyboard('{Enter}');
    expect(calls('/problem-save')).toHaveLength(1);
    expect(sessionStorage.getItem('complaint')).toBeNull();
  });

  it('is sent once by two quick taps', async () => {
    await open();
    await userEvent.type(words(), WORDS);
    act(() => {
      send().click();
      send().click();
    });
    await sent();
    expect(ledger('complaint')).toHaveLength(1);
  });

  it('finds one whose reply was lost in the list', async () => {
    await open();
    fault('/problem-save', 'lost-after');
    await write();
    await sent();
    expect(calls('/problem-save')).toHaveLength(1);
  });

  it('never mistakes an older complaint with the same text for it', async () => {
    const other = { type: '1', sonType: '11', content: WORDS, images: [], orderNo: ORDER };
    addComplaint(sandbox.world('s'), other, Date.now() - 60_000);
    await open();
    fault('/problem-save', 'lost-before');
    await write();
    await screen.findByText("We're not sure it went through.");
    expect(screen.queryByText('Your complaint was sent')).toBeNull();
    expect(words().value).toBe(WORDS);
    expect(sessionStorage.getItem('complaint')).toContain(WORDS);
    await userEvent.click(send());
    await sent();
    expect(ledger('complaint')).toHaveLength(1);
  });

  it('reports an unknown outcome, with a link to the list, and keeps the text', async () => {
    await open();
    fault('/problem-save', 'lost-after');
    await userEvent.type(words(), WORDS);
    sandbox.world('s').faults.push({ path: '/problem-list', fault: 'http-500' });
    await userEvent.click(send());
    await screen.findByText("We're not sure it went through.");
    expect(screen.getByRole('link', { name: 'My complaints' })).toBeTruthy();
    expect(send().getAttribute('aria-busy')).toBeNull();
    expect(words().value).toBe(WORDS);
  });

  it('shows a refusal on the page as well as in a toast', async () => {
    await open();
    fault('/problem-save', 'refused');
    await write();
    await waitFor(() =>
      expect(screen.getAllByText('This service is under maintenance')).toHaveLength(2),
    );
    expect(words().value).toBe(WORDS);
  });
});
