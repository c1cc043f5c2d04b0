import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Something went wrong',
  description: 'This page could not be opened.',
  kind: 'borrower',
  screen: () => import('./ErrorPage.tsx').then(({ ErrorPage }) => ErrorPage),
});
