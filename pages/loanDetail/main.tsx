import { mount } from '../../shared/runtime/mount.tsx';
import { LoanDetail, pageData } from './LoanDetail.tsx';
import type page from './page.ts';

void mount<typeof page>(LoanDetail, pageData, {
  fil: () => import('./loanDetail.messages.fil.ts'),
});
