import { vi } from 'vitest';

/**
 * Loads `paintDocument` and all that it imports with the JSX runtime of the document's script in place of React. A test
 * does so in `vi.hoisted`, before it loads the same modules once more with React.
 */
export async function loadDocumentPainter() {
  const runtime = () => import('../../shared/document/dom/staticReact.ts');
  vi.doMock('react', runtime);
  vi.doMock('react/jsx-dev-runtime', async () => {
    const { jsx, Fragment } = await runtime();
    return { jsxDEV: jsx, Fragment };
  });
  const { paintDocument } = await import('./documentPainter.ts');
  vi.doUnmock('react');
  vi.doUnmock('react/jsx-dev-runtime');
  vi.resetModules();
  return paintDocument;
}
