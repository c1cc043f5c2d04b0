import { templateQuery, trackVisitQuery } from '../../shared/api/landing.ts';
import { forwardedQuery } from '../../shared/api/session/landing.ts';
import { definePage } from '../../shared/document/page.ts';
import { LandingHero } from './LandingHero.tsx';
import { heroText } from './landing.messages.ts';
import { shownTemplate } from './landing.model.ts';

export default definePage({
  title: '{brandName}',
  description: 'Register with your mobile number and get the app.',
  kind: 'public',
  parameters: {
    id: 'id of the promotion template',
    user_from: 'where the visitor came from, passed on',
    app_from: 'passed on',
    utm_tag: 'passed on',
    links_id: 'passed on; if down_id is given too, the page does not use hash routes',
    down_id: 'passed on; if links_id is given too, the page does not use hash routes',
    invite_code: 'sent with the registration',
    UC: 'passed on',
  },
  label: 'Registration',
  example: { id: 'default', user_from: 'preview' },
  layout: import.meta.env.SSR
    ? () => import('./LandingLayout.tsx').then(({ LandingLayout }) => LandingLayout)
    : undefined,
  reads: [templateQuery, trackVisitQuery],
  text: heroText,
  // The parameters may be behind the hash.
  read: (send) => send(templateQuery, forwardedQuery()),
  shown: shownTemplate,
  View: LandingHero,
  elsewhere: ({ button }) => ({ '#register-words': button }),
  languages: { fil: () => import('./landing.messages.fil.ts') },
  prerendersLanguages: true,
});
