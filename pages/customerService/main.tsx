import { mount } from '../../shared/runtime/mount.tsx';
import { CustomerService, pageData } from './CustomerService.tsx';

void mount(CustomerService, pageData, {
  fil: () => import('./customerService.messages.fil.ts'),
});
