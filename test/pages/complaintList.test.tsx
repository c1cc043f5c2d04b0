import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sends } from './complaintPages.ts';
import { openOrder, useSandbox } from './screen.tsx';

useSandbox();

describe('2.4 Complaint flow', () => {
  it('the list of complaints has tabs; an item shows time, type and content and opens its details', async () => {
    await openOrder('complaintList');
    expect(sends('/problem-list')).toEqual([{ method: 'POST', body: {} }]);
    const tabs = screen.getAllByRole('tab');
    const titles = tabs.map(({ textContent }) => textContent);
    expect(titles).toEqual(['All3', 'In progress1', 'Answered2']);
    await userEvent.click(tabs[2] as HTMLElement);
    const [first, ...others] = within(screen.getByRole('tabpanel')).getAllByRole('link');
    expect(others).toHaveLength(1);
    const content = 'I was called five times in one day.';
    for (const words of [/\d{4}-\d\d-\d\d \d\d:\d\d/, 'Collection: Calls too often', content])
      within(first as HTMLElement).getByText(words);
    expect(first?.getAttribute('href')).toMatch(/^\/complainDetails\?.*\bproblemId=2\b/);
  });
});
