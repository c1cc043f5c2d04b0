import { mount } from '../../shared/runtime/mount.tsx';
import { CardRepayment, pageData } from './CardRepayment.tsx';
import type page from './page.ts';

void mount<typeof page>(CardRepayment, pageData, {
  fil: () => import('./cardRepayment.messages.fil.ts'),
});
