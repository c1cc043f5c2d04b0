import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { BindBank, pageData } from './BindBank.tsx';

void mount(BindBank, pageData, {
  fil: lazyModule(() => import('./bindBank.messages.fil.ts')),
});
