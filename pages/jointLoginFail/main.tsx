import { mount } from '../../shared/runtime/mount.tsx';
import { JointLoginFail, pageData } from './JointLoginFail.tsx';
import type page from './page.ts';

void mount<typeof page>(JointLoginFail, pageData, {
  fil: () => import('./jointLoginFail.messages.fil.ts'),
});
