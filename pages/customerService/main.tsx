import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { CustomerService, pageData } from './CustomerService.tsx';

void mount(CustomerService, pageData, {
  fil: lazyModule(() => import('./customerService.messages.fil.ts')),
});
