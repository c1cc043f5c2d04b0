import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { ComplainDetails, pageData } from './ComplainDetails.tsx';

void mount(ComplainDetails, pageData, {
  fil: lazyModule(() => import('./complainDetails.messages.fil.ts')),
});
