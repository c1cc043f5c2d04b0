import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';
import { payCodePage } from './repaymentOfCode2.model.ts';

mount(<RepaymentOfCode2 />, payCodePage, {
  fil: lazyModule(
    'pages/repaymentOfCode2/repaymentOfCode2.fil.ts',
    () => import('./repaymentOfCode2.fil.ts'),
  ),
});
