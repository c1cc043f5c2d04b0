import { mount } from '../../shared/runtime/mount.tsx';
import { ComplaintList, pageData } from './ComplaintList.tsx';

void mount(ComplaintList, pageData, {
  fil: () => import('./complaintList.messages.fil.ts'),
});
