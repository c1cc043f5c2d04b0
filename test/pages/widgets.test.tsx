import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestPreview } from '../../pages/testPreview/TestPreview.tsx';
import { Widgets } from '../../pages/testPreview/widgets/Widgets.tsx';

const GALLERY = 'pages/testPreview/widgets';

/** Every file that may export a component, by its path. */
const files = import.meta.glob<Record<string, unknown>>('../../shared/ui/**/*.tsx');

// Skeletons look like the component beside them.
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && !name.endsWith('Skeleton') && typeof value === 'function';

const gallery = readdirSync(GALLERY)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(GALLERY, name), 'utf8'))
  .join('\n');

const repeated = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);
const nameOf = (region: HTMLElement) => `${region.querySelector('h2')?.textContent}`;

describe('the page of widgets', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    cleanup();
    document.body.textContent = '';
    location.hash = '';
    vi.unstubAllGlobals();
  });

  it('is a view of the testers’ page', async () => {
    location.hash = '#/widgets';
    render(<TestPreview />);
    expect(
      await screen.findByRole('heading', { name: 'Button' }, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Widgets' }).getAttribute('aria-current')).toBe('page');
  });

  it('shows every component of every file of shared/ui, under the name of the file', async () => {
    render(<Widgets />);
    const missing: string[] = [];
    let count = 0;
    for (const [file, load] of Object.entries(files)) {
      const components = Object.entries(await load()).filter(isComponent);
      if (!components.length) continue;
      count += components.length;
      const name = basename(file, '.tsx');
      if (!screen.queryByRole('region', { name })) missing.push(`${file}: no heading ${name}`);
      for (const [component] of components) {
        const used = new RegExp(`<${component}\\b`).test(gallery);
        if (!used) missing.push(`${file}: no <${component}>`);
      }
    }
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });

  it('has a caption for every state, headings of one level, and unique ids and names', async () => {
    const { container } = render(<Widgets />);
    await userEvent.click(screen.getByRole('button', { name: 'Show the notice in each state' }));
    await screen.findAllByText(/^We do not know whether .* arrived\.$/);
    for (const figure of screen.getAllByRole('figure')) {
      expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
    }
    const headings = screen.getAllByRole('heading');
    expect(headings.filter(({ tagName }) => tagName !== 'H2')).toEqual([]);
    expect(repeated(screen.getAllByRole('region').map(nameOf))).toEqual([]);
    expect(repeated([...container.querySelectorAll('[id]')].map(({ id }) => id))).toEqual([]);
    const fields = container.querySelectorAll('input[name]:not([type=radio])');
    expect(repeated([...fields].map((field) => `${field.getAttribute('name')}`))).toEqual([]);
  });
});
