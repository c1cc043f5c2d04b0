import { mount } from '../../shared/runtime/mount.tsx';
import { LoanConfirm, pageData } from './LoanConfirm.tsx';
import type page from './page.ts';

void mount<typeof page>(LoanConfirm, pageData, {
  fil: () => import('./loanConfirm.messages.fil.ts'),
});
