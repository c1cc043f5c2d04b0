import { mount } from '../../shared/runtime/mount.tsx';
import { CustomerService, pageData } from './CustomerService.tsx';
import type page from './page.ts';

void mount<typeof page>(CustomerService, pageData, {
  fil: () => import('./customerService.messages.fil.ts'),
});
