import { mount } from '../../shared/runtime/mount.tsx';
import { BindBank, pageData } from './BindBank.tsx';

void mount(BindBank, pageData, {
  fil: () => import('./bindBank.messages.fil.ts'),
});
