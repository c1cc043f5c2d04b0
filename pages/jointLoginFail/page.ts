import { recommendQuery } from '../../shared/api/jointLogin.ts';
import { definePage } from '../../shared/document/page.ts';
import { JointLoginFailView } from './JointLoginFailView.tsx';
import { jointLoginFailText } from './jointLoginFail.messages.ts';
import { shownFailure } from './jointLoginFail.model.ts';

export default definePage({
  description: 'Why your application was not accepted, and other offers.',
  label: 'Joint login failure',
  text: jointLoginFailText,
  read: recommendQuery,
  shown: shownFailure,
  View: JointLoginFailView,
  languages: { fil: () => import('./jointLoginFail.messages.fil.ts') },
});
