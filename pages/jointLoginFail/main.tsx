import { mount } from '../../shared/runtime/mount.tsx';
import { JointLoginFail, pageData } from './JointLoginFail.tsx';

void mount(JointLoginFail, pageData, {
  fil: () => import('./jointLoginFail.messages.fil.ts'),
});
