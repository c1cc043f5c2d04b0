import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainPageNext, pageData } from './ComplainPageNext.tsx';

void mount(ComplainPageNext, pageData, {
  fil: () => import('./complainPageNext.messages.fil.ts'),
});
