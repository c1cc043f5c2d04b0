// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isCertain } from '../../../../shared/api/call.ts';
import { failed } from '../../../../shared/api/envelope.ts';
import { lazyComponent } from '../../../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule, ModuleLoadError } from '../../../../shared/ui/lazy/lazyModule.ts';
import { showToast } from '../../../../shared/ui/toast.ts';

afterEach(() => {
  cleanup();
  delete window.__boot;
  document.body.textContent = '';
});

function withFiles(fetchFiles: (source: string) => Promise<unknown>) {
  const lookForRelease = vi.fn(async () => undefined);
  window.__boot = {
    replies: {},
    taps: [],
    lazy: { fetchFiles, lookForRelease, prefetchFiles: () => undefined },
  };
  return lookForRelease;
}

describe('a lazy module', () => {
  it('is not imported before its files are loaded, and can be requested again', async () => {
    let online = false;
    withFiles(() => (online ? Promise.resolve() : Promise.reject(new Error('lost'))));
    const load = vi.fn(async () => 'module');
    const ask = lazyModule('a.ts', load);
    await expect(ask()).rejects.toBeInstanceOf(ModuleLoadError);
    expect(load).not.toHaveBeenCalled();
    online = true;
    expect(await ask()).toBe('module');
  });

  it('that fails although its files are loaded may belong to an older release', async () => {
    const look = withFiles(() => Promise.resolve());
    const ask = lazyModule('a.ts', () => Promise.reject(new Error('no script')));
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

describe('after a part could not be loaded', () => {
  it('a write that never left the phone is not unknown', () => {
    expect(isCertain(failed('network'))).toBe(false);
    expect(isCertain({ ...failed('network'), sent: false })).toBe(true);
  });

  it('a repeated notice replaces itself', () => {
    showToast('Lost', { tone: 'error' });
    showToast('Lost', { tone: 'error' });
    expect(screen.getAllByText('Lost')).toHaveLength(1);
  });
});
