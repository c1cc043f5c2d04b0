import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { Complaint, pageData } from './Complaint.tsx';

void mount(Complaint, pageData, {
  fil: lazyModule(() => import('./complaint.messages.fil.ts')),
});
