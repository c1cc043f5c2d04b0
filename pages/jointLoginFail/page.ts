import { recommendQuery } from '../../shared/api/jointLogin.ts';
import { definePage } from '../../shared/document/page.ts';
import { offers } from '../../shared/features/offers/offers.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { JointLoginFailView } from './JointLoginFailView.tsx';
import { failure } from './jointLoginFail.messages.fil.ts';
import { text } from './jointLoginFail.messages.ts';
import { readRecommendation, shownFailure } from './jointLoginFail.model.ts';

export default definePage({
  title: 'Order Details',
  description: 'Why your application was not accepted, and other offers.',
  kind: 'borrower',
  reads: [recommendQuery],
  screen: () => import('./JointLoginFail.tsx').then(({ JointLoginFail }) => JointLoginFail),
  first: firstScreen({
    title: () => text.title,
    read: readRecommendation,
    shown: shownFailure,
    View: JointLoginFailView,
  }),
  translations: { fil: [failure, offers] },
});
