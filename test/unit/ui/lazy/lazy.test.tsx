// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../../shared/ui/lazy/lazyComponent.tsx';
import { fetchFiles, lazyModule, ModuleLoadError } from '../../../../shared/ui/lazy/lazyModule.ts';

afterEach(() => {
  cleanup();
  delete window.__boot;
  vi.unstubAllGlobals();
  document.body.textContent = '';
});

/** Gives each module file an address of its own, because the module remembers what it has fetched. */
function withFile(file: string, begun: Record<string, Promise<void>> = {}) {
  const lookForRelease = vi.fn(async () => undefined);
  window.__boot = {
    replies: {},
    taps: [],
    lazy: { files: { 'x/a.ts': [file] }, begun, lookForRelease },
  };
  return lookForRelease;
}

function answer(status: () => number) {
  const fetch = vi.fn(async () => new Response('', { status: status() }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('a lazy module', () => {
  it('is not imported before its files are loaded, and can be requested again', async () => {
    let status = 404;
    const fetch = answer(() => status);
    withFile('/lost.js');
    const load = vi.fn(async () => 'module');
    const ask = lazyModule(load, {}, 'x/a.ts');
    await expect(ask()).rejects.toBeInstanceOf(ModuleLoadError);
    expect(load).not.toHaveBeenCalled();
    status = 200;
    expect(await ask()).toBe('module');
    await ask();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not fetched again if the paint script has fetched it', async () => {
    const fetch = answer(() => 404);
    withFile('/begun.js', { '/begun.js': Promise.resolve() });
    expect(await lazyModule(async () => 'module', {}, 'x/a.ts')()).toBe('module');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is fetched again if the paint script could not fetch it', async () => {
    const fetch = answer(() => 200);
    withFile('/failed.js', { '/failed.js': Promise.reject(new Error('lost')) });
    expect(await lazyModule(async () => 'module', {}, 'x/a.ts')()).toBe('module');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that fails although its files are loaded may belong to an older release', async () => {
    answer(() => 200);
    const look = withFile('/old.js');
    const ask = lazyModule(() => Promise.reject(new Error('no script')), {}, 'x/a.ts');
    await expect(ask()).rejects.toBeInstanceOf(ModuleLoadError);
    expect(look).toHaveBeenCalledOnce();
  });
});

describe('a lazy component', () => {
  it('reports in its place that it could not be loaded, and loads with Try again', async () => {
    let online = false;
    const load = async () => {
      if (!online) throw new ModuleLoadError('a.tsx');
      return { Part: ({ name }: { name: string }) => <p>Hello {name}</p> };
    };
    const Lazy = lazyComponent(load, ({ Part }) => Part, { note: () => 'It is kept.' });
    render(<Lazy name="Ana" />);
    const block = await screen.findByRole('alert');
    expect(block.textContent).toContain('Part of this page did not load.');
    expect(block.textContent).toContain('It is kept.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ana')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the files of a lazy module', () => {
  /** Loses each request so far, in its order. */
  let losing: (() => void)[];
  let reachable: boolean;

  beforeEach(() => {
    losing = [];
    reachable = false;
    vi.useFakeTimers();
    const fetch = () =>
      new Promise<Response>((done, failed) => {
        if (reachable) done(new Response(''));
        else losing.push(() => failed(new TypeError('lost')));
      });
    vi.stubGlobal('fetch', vi.fn(fetch));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Loses the newest request, and lets the page try again. */
  async function loseNewest(): Promise<void> {
    losing.pop()?.();
    await vi.advanceTimersByTimeAsync(1200);
  }

  it('are fetched anew for a tap that came during the last of three attempts', async () => {
    const lazy = { files: { 'shared/api/client.ts': ['/assets/client-x.js'] }, begun: {} };
    const ahead = fetchFiles('shared/api/client.ts', lazy).catch(() => 'lost');
    await loseNewest();
    await loseNewest();
    expect(fetch).toHaveBeenCalledTimes(3);
    const tap = fetchFiles('shared/api/client.ts', lazy);
    reachable = true;
    await loseNewest();
    expect(await ahead).toBe('lost');
    await tap;
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});
