import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { LoanConfirm } from './LoanConfirm.tsx';
import { confirmation } from './loanConfirm.model.ts';

mount(<LoanConfirm />, confirmation.offer, {
  fil: lazyModule('pages/loanConfirm/loanConfirm.fil.ts', () => import('./loanConfirm.fil.ts')),
});
