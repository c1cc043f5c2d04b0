import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { Repayment } from './Repayment.tsx';
import { repayment } from './repayment.model.ts';

mount(<Repayment />, repayment, {
  fil: lazyModule(
    'pages/repayment/repayment.messages.fil.ts',
    () => import('./repayment.messages.fil.ts'),
  ),
});
