import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';
import { confirmation } from './newLoanConfirm.model.ts';

mount(<NewLoanConfirm />, confirmation.offer, {
  fil: lazyModule(
    'pages/newLoanConfirm/newLoanConfirm.fil.ts',
    () => import('./newLoanConfirm.fil.ts'),
  ),
});
