import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { LoanDetail } from './LoanDetail.tsx';
import { order } from './loanDetail.model.ts';

mount(<LoanDetail />, order, {
  fil: lazyModule('pages/loanDetail/loanDetail.fil.ts', () => import('./loanDetail.fil.ts')),
});
