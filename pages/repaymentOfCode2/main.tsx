import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';
import { payCodePage } from './repaymentOfCode2.model.ts';

mount(<RepaymentOfCode2 />, payCodePage, {
  fil: lazyModule(
    'pages/repaymentOfCode2/repaymentOfCode2.messages.fil.ts',
    () => import('./repaymentOfCode2.messages.fil.ts'),
  ),
});
