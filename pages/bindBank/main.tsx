import { mount } from '../../shared/runtime/mount.tsx';
import { BindBank, pageData } from './BindBank.tsx';
import type page from './page.ts';

void mount<typeof page>(BindBank, pageData, {
  fil: () => import('./bindBank.messages.fil.ts'),
});
