import { mount } from '../../shared/runtime/mount.tsx';
import type page from './page.ts';
import { pageData, RepayDelay } from './RepayDelay.tsx';

void mount<typeof page>(RepayDelay, pageData, {
  fil: () => import('./repayDelay.messages.fil.ts'),
});
