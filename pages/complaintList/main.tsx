import { mount } from '../../shared/runtime/mount.tsx';
import { ComplaintList, pageData } from './ComplaintList.tsx';
import type page from './page.ts';

void mount<typeof page>(ComplaintList, pageData, {
  fil: () => import('./complaintList.messages.fil.ts'),
});
