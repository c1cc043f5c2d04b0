import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: '{brandName}',
  description: 'Small loans in plain language: you see every payment before you agree.',
  aliases: ['index'],
  kind: 'public',
  layout: () =>
    import('./OfficialSiteLayout.tsx').then(({ OfficialSiteLayout }) => OfficialSiteLayout),
  screen: () => import('./OfficialSite.tsx').then(({ OfficialSite }) => OfficialSite),
});
