import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { LoanConfirm } from './LoanConfirm.tsx';
import { confirmation } from './loanConfirm.model.ts';

mount(<LoanConfirm />, confirmation.offer, {
  fil: lazyModule(
    'pages/loanConfirm/loanConfirm.messages.fil.ts',
    () => import('./loanConfirm.messages.fil.ts'),
  ),
});
