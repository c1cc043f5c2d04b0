import { mount } from '../../shared/runtime/mount.tsx';
import { Complaint, pageData } from './Complaint.tsx';

void mount(Complaint, pageData, {
  fil: () => import('./complaint.messages.fil.ts'),
});
