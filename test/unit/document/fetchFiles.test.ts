// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOT_DATA_ID } from '../../../shared/document/boot/bootData.ts';

const SOURCE = 'shared/api/client.ts';

/** Requests so far, each with what answers it. */
let asked: { file: string; answer: (status: number) => void; lose: () => void }[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.resetModules();
  const data = JSON.stringify({ requests: [], lazyFiles: { client: ['/assets/client-x.js'] } });
  document.body.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}">${data}</script>`;
  vi.stubGlobal(
    'fetch',
    (file: string) =>
      new Promise<Response>((done, failed) => {
        const answer = (status: number) => done(new Response('', { status }));
        asked.push({ file, answer, lose: () => failed(new TypeError('lost')) });
      }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.textContent = '';
});

/** Loses the newest request, and lets the page try again. */
async function lose(): Promise<void> {
  asked[asked.length - 1]?.lose();
  await vi.advanceTimersByTimeAsync(1200);
}

describe('the files of a lazy module', () => {
  const load = () => import('../../../shared/document/boot/fetchFiles.ts');

  it('are fetched once', async () => {
    const { fetchFiles } = await load();
    const both = [fetchFiles(SOURCE), fetchFiles(SOURCE)];
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ file }) => file)).toEqual(['/assets/client-x.js']);
    asked[0]?.answer(200);
    await Promise.all(both);
    await fetchFiles(SOURCE);
    expect(asked).toHaveLength(1);
  });

  it('are fetched anew for a tap that came during the last of three attempts', async () => {
    const { fetchFiles } = await load();
    const ahead = fetchFiles(SOURCE).catch(() => 'lost');
    await vi.advanceTimersByTimeAsync(0);
    await lose();
    await lose();
    expect(asked).toHaveLength(3);
    const tap = fetchFiles(SOURCE);
    await lose();
    expect(await ahead).toBe('lost');
    expect(asked).toHaveLength(4);
    asked[3]?.answer(200);
    await tap;
  });
});
