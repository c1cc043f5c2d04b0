import { mount } from '../../shared/runtime/mount.tsx';
import { LoanConfirm, pageData } from './LoanConfirm.tsx';

void mount(LoanConfirm, pageData, {
  fil: () => import('./loanConfirm.messages.fil.ts'),
});
