import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainPageNext, pageData } from './ComplainPageNext.tsx';
import type page from './page.ts';

void mount<typeof page>(ComplainPageNext, pageData, {
  fil: () => import('./complainPageNext.messages.fil.ts'),
});
