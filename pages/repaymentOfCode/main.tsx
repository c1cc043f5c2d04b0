import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

mount(<RepaymentOfCode />, undefined, {
  fil: lazyModule(
    'pages/repaymentOfCode/repaymentOfCode.fil.ts',
    () => import('./repaymentOfCode.fil.ts'),
  ),
});
