import { definePage } from '../../shared/document/page.ts';
import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { screen } from './JointLoginFailView.tsx';
import { failure } from './jointLoginFail.messages.fil.ts';

export default definePage({
  description: 'Why your application was not accepted, and other offers.',
  screen: () => import('./JointLoginFail.tsx').then(({ JointLoginFail }) => JointLoginFail),
  first: firstScreen(screen),
  translations: { fil: [failure, offers] },
});
