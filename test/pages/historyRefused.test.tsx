import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { chooseLanguage } from '../../shared/document/boot/chooseLanguage.ts';
import { languageChoice } from '../../shared/document/document.ts';
import { calls, left, openOrder, orderOf, press, useSandbox, visited } from './screen.tsx';

useSandbox();

/** From now on the browser refuses to change the history, as Safari does after a hundred changes in a short time. */
function refuseHistory(): void {
  for (const way of ['replaceState', 'pushState'] as const) {
    vi.spyOn(history, way).mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
  }
}

/** Opens a page for an order; its address is the last that the history takes. */
async function open(...order: Parameters<typeof openOrder>): Promise<void> {
  const change = history.replaceState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementationOnce((...given) => {
    change(...given);
    refuseHistory();
  });
  await openOrder(...order);
}

describe('a browser that refuses changes of its history', () => {
  it('keeps nobody from confirming a loan', async () => {
    orderOf('status-110', { confirm: { isPopType: 1 } });
    await open('newLoanConfirm', 'status-110', { position: '4' });
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    await userEvent.click(box);
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await press('Next');
    await expect.poll(() => calls('push')).toHaveLength(1);
    await left(/loanDetail/);
  });

  it('keeps nobody from another language', async () => {
    const page = pages.find(({ name }) => name === 'complaint');
    if (!page) throw new Error('No page');
    document.body.insertAdjacentHTML('beforeend', `${languageChoice(page)}`);
    void chooseLanguage({ fil: { title: '', files: [] } });
    refuseHistory();
    await userEvent.click(screen.getByRole('link', { name: 'Filipino' }));
    expect(visited).toEqual([expect.stringMatching(/^replace .*[?&]lang=fil/)]);
  });
});
