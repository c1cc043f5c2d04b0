import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'This page could not be opened',
  description: 'This page could not be opened.',
  kind: 'borrower',
  screen: () => import('./ErrorPage.tsx').then(({ ErrorPage }) => ErrorPage),
  prerendered: { fil: () => import('./errorPage.messages.fil.ts').then(({ locale }) => locale) },
});
