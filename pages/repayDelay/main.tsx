import { mount } from '../../shared/runtime/mount.tsx';
import { pageData, RepayDelay } from './RepayDelay.tsx';

void mount(RepayDelay, pageData, {
  fil: () => import('./repayDelay.messages.fil.ts'),
});
