import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Privacy policy',
  description: 'What personal data we collect, why, who sees it, and what choices you have.',
  kind: 'public',
  staticScreen: () => import('./PrivacyPolicy.tsx').then(({ PrivacyPolicy }) => PrivacyPolicy),
});
