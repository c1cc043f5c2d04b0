import { templateQuery, trackVisitQuery } from '../../shared/api/landing.ts';
import { definePage } from '../../shared/document/page.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { LandingHero } from './LandingHero.tsx';
import { hero } from './landing.messages.fil.ts';
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
  layout: () => import('./LandingLayout.tsx').then(({ LandingLayout }) => LandingLayout),
  reads: [templateQuery, trackVisitQuery],
  screen: () => import('./Landing.tsx').then(({ Landing }) => Landing),
  first: firstScreen({
    text: heroText,
    read: templateQuery,
    shown: shownTemplate,
    View: LandingHero,
    texts: ({ button }) => ({ '#register-words': button }),
  }),
  translations: { fil: [hero] },
  prerendered: {
    fil: () => import('./landingLayout.messages.fil.ts').then(({ locale }) => locale),
  },
});
