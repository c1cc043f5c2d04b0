import { mount } from '../../shared/runtime/mount.tsx';
import { Landing, pageData } from './Landing.tsx';
import type page from './page.ts';

void mount<typeof page>(Landing, pageData, {
  fil: () => import('./landing.messages.fil.ts'),
});
