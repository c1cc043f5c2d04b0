import { mount } from '../../shared/runtime/mount.tsx';
import { Complaint, pageData } from './Complaint.tsx';
import type page from './page.ts';

void mount<typeof page>(Complaint, pageData, {
  fil: () => import('./complaint.messages.fil.ts'),
});
