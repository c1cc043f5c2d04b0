import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';
import { confirmation } from './newLoanConfirm.model.ts';

mount(<NewLoanConfirm />, confirmation.offer, {
  fil: lazyModule(
    'pages/newLoanConfirm/newLoanConfirm.messages.fil.ts',
    () => import('./newLoanConfirm.messages.fil.ts'),
  ),
});
