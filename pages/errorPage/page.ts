import { definePage } from '../../shared/document/page.ts';
import { errorPageText } from './errorPage.messages.ts';

export default definePage({
  text: errorPageText,
  description: 'For an address that leads nowhere.',
  label: 'Error page',
  languages: { fil: () => import('./errorPage.messages.fil.ts') },
  prerendersLanguages: true,
});
