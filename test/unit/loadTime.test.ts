// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

const readAtLoad = vi.hoisted((): string[] => []);

vi.mock('../../shared/config/config.ts', () => ({
  getConfig: () => {
    readAtLoad.push('configuration');
    return {};
  },
}));
vi.mock('../../shared/lib/messages.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  defineMessages: (name: string, english: object) =>
    new Proxy(english, {
      get: (_, key) => {
        readAtLoad.push(`${name}.${String(key)}`);
        return '';
      },
    }),
}));

const modules = import.meta.glob([
  '../../pages/*/*.{ts,tsx}',
  '../../shared/{lib,bridge,ui,api,runtime,features}/**/*.{ts,tsx}',
  '!../../**/*.fil.ts',
  '!../../**/*.boot.ts',
  // The testers' page is only in English.
  '!../../pages/testPreview/**',
  // Loaded when the page has its configuration.
  '!../../shared/runtime/nativeShell.ts',
]);

// A text or setting read while a module loads would stay English, and as the build has it.
it('no module reads a text or the configuration while it loads', async () => {
  expect(Object.keys(modules).length).toBeGreaterThan(200);
  const early: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    readAtLoad.length = 0;
    await load();
    early.push(...readAtLoad.map((what) => `${path}: ${what}`));
  }
  expect(early).toEqual([]);
});
