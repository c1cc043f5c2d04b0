import { mount } from '../../shared/runtime/mount.tsx';
import { Landing, pageData } from './Landing.tsx';

void mount(Landing, pageData, {
  fil: () => import('./landing.messages.fil.ts'),
});
