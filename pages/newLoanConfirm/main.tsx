import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { NewLoanConfirm, pageData } from './NewLoanConfirm.tsx';

mount(<NewLoanConfirm />, pageData, {
  fil: lazyModule(() => import('../../shared/features/loanConfirm/loanConfirm.messages.fil.ts')),
});
