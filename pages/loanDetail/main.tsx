import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { LoanDetail } from './LoanDetail.tsx';
import { order } from './loanDetail.model.ts';

mount(<LoanDetail />, order, {
  fil: lazyModule(
    'pages/loanDetail/loanDetail.messages.fil.ts',
    () => import('./loanDetail.messages.fil.ts'),
  ),
});
