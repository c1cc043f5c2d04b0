import { mount } from '../../shared/runtime/mount.tsx';
import { LoanDetail, pageData } from './LoanDetail.tsx';

void mount(LoanDetail, pageData, {
  fil: () => import('./loanDetail.messages.fil.ts'),
});
