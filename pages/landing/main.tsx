import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { Landing, pageData } from './Landing.tsx';

void mount(Landing, pageData, {
  fil: lazyModule(() => import('./landing.messages.fil.ts')),
});
