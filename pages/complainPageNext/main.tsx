import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { ComplainPageNext, pageData } from './ComplainPageNext.tsx';

void mount(ComplainPageNext, pageData, {
  fil: lazyModule(() => import('./complainPageNext.messages.fil.ts')),
});
