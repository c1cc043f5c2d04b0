import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Test preview',
  description: 'Opens any page with the device fields you choose.',
  kind: 'tool',
  frames: true,
  screen: () => import('./TestPreview.tsx').then(({ TestPreview }) => TestPreview),
});
