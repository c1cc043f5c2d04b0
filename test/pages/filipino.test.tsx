import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, setLocale } from '../../shared/lib/messages.ts';
import { DATA_SCREENS } from '../browser/screens.ts';
import { arm } from '../sandbox/armedFaults.ts';
import { filipinoOf, filipinoPages, replacedBy } from '../unit/lib/catalogues.ts';
import { openPage, sandbox, useSandbox } from './screen.tsx';

/** The English texts that each page has in Filipino, read before a test sets the language. */
const replaced = new Map(filipinoPages.map((route) => [route, replacedBy(route)]));

let locale: Locale | undefined;

/** Opens a page in Filipino. */
async function open(route: string, orderId: string, query = {}): Promise<void> {
  locale = filipinoOf.get(route);
  const parameters = new URLSearchParams({ sessionId: 's', productId: '7', orderId, ...query });
  await openPage(`/${route}?${parameters}`);
}

describe('a page in Filipino', () => {
  useSandbox();
  // A real page keeps its language as long as it lives.
  beforeAll(() =>
    setLocale({
      textsOf: (name, texts) => locale?.textsOf(name, texts) ?? texts,
      verbatim: new Set(),
    }),
  );

  it('shows its own texts in Filipino and fixed texts in English', async () => {
    await open('loanDetail', 'due-extendable');
    expect(screen.getByRole('heading', { level: 1, name: 'Order Details' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'REPAY' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Tawagan ang customer service/ })).toBeTruthy();
    expect(screen.queryByText(/Call customer service/)).toBeNull();
  });

  it('also shows texts of parts loaded later in Filipino', async () => {
    await open('loanDetail', 'status-110');
    expect(await screen.findByRole('heading', { name: 'Iba pang alok para sa iyo' })).toBeTruthy();
    expect(screen.getByText('Click to view more products')).toBeTruthy();
    expect(screen.queryByText('Other offers for you')).toBeNull();
  });

  it.each(DATA_SCREENS.filter(({ route }) => filipinoPages.includes(route)))(
    '$route says in Filipino what failed',
    async ({ route, call, query }) => {
      const english = replaced.get(route);
      for (const fault of ['refused', 'http-500', 'drops', 'malformed'] as const) {
        sandbox.world('s').faults.length = 0;
        arm(sandbox.world('s'), { path: call, fault, kind: 'read' });
        await open(route, 'due-extendable', query);
        expect(await screen.findByRole('button', { name: 'Subukan muli' }), fault).toBeTruthy();
        const texts = [...document.querySelectorAll('body *')].map(
          ({ textContent }) => textContent,
        );
        expect(
          texts.filter((text) => english?.has(text)),
          fault,
        ).toEqual([]);
        cleanup();
      }
    },
  );
});
