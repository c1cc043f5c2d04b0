import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { LoanConfirm, pageData } from './LoanConfirm.tsx';

mount(<LoanConfirm />, pageData, {
  fil: lazyModule(() => import('../../shared/features/loanConfirm/loanConfirm.messages.fil.ts')),
});
