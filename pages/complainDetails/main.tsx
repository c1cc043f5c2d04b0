import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainDetails, pageData } from './ComplainDetails.tsx';

void mount(ComplainDetails, pageData, {
  fil: () => import('./complainDetails.messages.fil.ts'),
});
