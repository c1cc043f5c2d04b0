import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { ComplaintList, pageData } from './ComplaintList.tsx';

void mount(ComplaintList, pageData, {
  fil: lazyModule(() => import('./complaintList.messages.fil.ts')),
});
