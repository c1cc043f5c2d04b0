import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { addComplaint } from '../sandbox/complaints.ts';
import { linkTo, sends, went } from './complaintPages.ts';
import {
  calls,
  fault,
  isBlocked,
  ledger,
  openPage,
  passTime,
  press,
  sandbox,
  tap,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';

useSandbox();

describe('2.4 Complaint flow: the text of a complaint', () => {
  const WORDS = 'They call at night.';
  const UNSURE = "We're not sure it went through.";
  const SUBJECT = { problemType: '1', problemSonType: '12', orderNo: 'status-200' };
  const open = (more = {}) =>
    openPage(`/complainPageNext?${new URLSearchParams({ sessionId: 's', ...SUBJECT, ...more })}`);
  const words = () => screen.getByLabelText<HTMLTextAreaElement>('Tell us what happened');
  const saves = () => sends('/problem-save');
  const sent = () => screen.findByText('Your complaint was sent');

  async function write(text = WORDS) {
    await userEvent.type(words(), text);
    await press('Send');
  }
  it('has its tags above it, read by GET; replies take 3 weekdays', async () => {
    await open({ orderId: 'status-200' });
    const read = { method: 'GET', query: { orderId: 'status-200' } };
    expect(calls('/problem-init')).toMatchObject([read]);
    for (const shown of ['Collection', 'Rude words', 'Order status-200', /within 3 weekdays/])
      screen.getByText(shown);
    expect(screen.queryByText('Repayment')).toBeNull();
  });

  it('is counted, and anything beyond 200 is ignored', async () => {
    await open();
    screen.getByText('0/200');
    await userEvent.click(words());
    await userEvent.paste(`${'a'.repeat(199)}bcd`);
    expect(words().value).toBe(`${'a'.repeat(199)}b`);
    screen.getByText('200/200');
    screen.getByText('There is room for 200 characters. The rest was left out.');
    await userEvent.type(words(), 'e');
    expect(words().value).toBe(`${'a'.repeat(199)}b`);
  });

  it('is required: spaces are not sent', async () => {
    await open();
    await write('   ');
    expect(toasts()).toEqual(['Please fill in your comments and suggestions']);
    expect(document.activeElement).toBe(words());
    expect(words().getAttribute('aria-invalid')).toBe('true');
    expect(saves()).toEqual([]);
  });

  it('is sent once with its subject; the success message stays for 1.5 s, then the start page opens, also on Back', async () => {
    await open();
    await userEvent.type(words(), WORDS);
    vi.useFakeTimers();
    await tap('Send');
    const title = 'Your complaint was sent';
    await vi.waitFor(() => screen.getByText(title), { timeout: LIMITS.poll });
    const modal = screen.getByRole<HTMLDialogElement>('dialog', { name: title });
    expect(modal.open && modal.getAttribute('aria-modal')).toBe('true');
    const body = { ...SUBJECT, problemDetail: WORDS, problemImage: '' };
    expect(saves()).toEqual([{ method: 'POST', body }]);
    await tap('Send');
    await passTime(1400);
    expect(visited).toEqual([]);
    await passTime(100);
    expect(went()).toMatchObject({ how: 'replace', pathname: '/complaint' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(visited).toEqual([visited[0], visited[0]]);
    await passTime(1000);
    expect(isBlocked('Send')).toBe(true);
    await tap('Send');
    expect(saves()).toHaveLength(1);
    expect(sessionStorage.getItem('complaint')).toBeNull();
  });

  it('is found in the list if its reply was lost, unless that cannot be read', async () => {
    await open();
    fault('/problem-save', 'lost-after');
    fault('/problem-list', 'http-500');
    await write();
    await screen.findByText(UNSURE);
    expect(isBlocked('Send')).toBe(false);
    cleanup();
    sessionStorage.clear();
    await open();
    fault('/problem-save', 'lost-after');
    await write();
    await sent();
    expect(saves()).toHaveLength(2);
  });

  it('is never mistaken for an older complaint: it stays, with a link to the list, and can be sent again', async () => {
    const { problemType: type, problemSonType: sonType, orderNo } = SUBJECT;
    const old = { type, sonType, content: WORDS, images: [], orderNo };
    addComplaint(sandbox.world('s'), old, Date.now() - 60_000);
    await open();
    fault('/problem-save', 'lost-before');
    await write();
    await screen.findByText(UNSURE);
    expect(linkTo('My complaints')).toMatch(/^\/complaintList\?/);
    expect(words().value).toBe(WORDS);
    expect(sessionStorage.getItem('complaint')).toContain(WORDS);
    await press('Send');
    await sent();
    expect(ledger('complaint')).toHaveLength(1);
  });
});
