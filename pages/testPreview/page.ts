import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Test preview',
  description: 'Opens any page with the device fields you choose.',
  label: 'Shell check',
  kind: 'tool',
  frames: true,
});
