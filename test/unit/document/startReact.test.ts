import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Boot } from '../../../shared/api/boot.ts';
import { startReact } from '../../../shared/document/boot/startReact.ts';

/** A reply that does not arrive. */
const AWAITED = new Promise<boolean>(() => undefined);

describe('React', () => {
  let draw = () => {};
  let boot: Boot;
  const start = vi.fn();
  const settle = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
      draw = frame;
    });
    boot = { replies: {}, taps: [] };
    start.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('starts when the content has been painted, and not before its frame', async () => {
    void startReact(boot, Promise.resolve(true), start);
    await settle();
    expect(start).not.toHaveBeenCalled();
    draw();
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => Promise<boolean> | false]>([
    ['waits for no content', () => false],
    ['has a reply that cannot be shown', async () => false],
    ['fails to show its reply', () => Promise.reject(new Error('shown'))],
  ])('starts at once on a page that %s', async (_, content) => {
    void startReact(boot, content(), start);
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts at a tap that waits for it, before the reply is there', () => {
    void startReact(boot, AWAITED, start);
    expect(start).not.toHaveBeenCalled();
    boot.startReact?.();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts at once if a tap waits already', () => {
    boot.taps = ['next'];
    void startReact(boot, AWAITED, start);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts after 3 s without a reply', () => {
    void startReact(boot, AWAITED, start);
    vi.advanceTimersByTime(2999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts once, whatever comes first', async () => {
    void startReact(boot, Promise.resolve(true), start);
    boot.startReact?.();
    await settle();
    draw();
    await vi.advanceTimersByTimeAsync(3000);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
