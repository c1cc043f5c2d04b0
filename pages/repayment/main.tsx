import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { Repayment } from './Repayment.tsx';
import { repayment } from './repayment.model.ts';

mount(<Repayment />, repayment, {
  fil: lazyModule('pages/repayment/repayment.fil.ts', () => import('./repayment.fil.ts')),
});
