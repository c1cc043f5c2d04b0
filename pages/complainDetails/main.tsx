import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainDetails, pageData } from './ComplainDetails.tsx';
import type page from './page.ts';

void mount<typeof page>(ComplainDetails, pageData, {
  fil: () => import('./complainDetails.messages.fil.ts'),
});
