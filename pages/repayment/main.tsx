import { mount } from '../../shared/runtime/mount.tsx';
import type page from './page.ts';
import { pageData, Repayment } from './Repayment.tsx';

void mount<typeof page>(Repayment, pageData, {
  fil: () => import('./repayment.messages.fil.ts'),
});
