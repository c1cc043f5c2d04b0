import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'About us',
  description: 'Who we are and what you can count on.',
  kind: 'public',
  staticScreen: () => import('./AboutUs.tsx').then(({ AboutUs }) => AboutUs),
});
