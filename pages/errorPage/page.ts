import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Something went wrong',
  titles: { fil: 'May nangyaring mali' },
  description: 'For an address that leads nowhere.',
  screen: () => import('./ErrorPage.tsx').then(({ ErrorPage }) => ErrorPage),
  prerendered: { fil: () => import('./errorPage.messages.fil.ts').then(({ locale }) => locale) },
});
