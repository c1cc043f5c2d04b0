import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { JointLoginFail, pageData } from './JointLoginFail.tsx';

void mount(JointLoginFail, pageData, {
  fil: lazyModule(() => import('./jointLoginFail.messages.fil.ts')),
});
