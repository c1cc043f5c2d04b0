import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { CardRepayment } from './CardRepayment.tsx';
import { ways } from './cardRepayment.model.ts';

mount(<CardRepayment />, ways, {
  fil: lazyModule(
    'pages/cardRepayment/cardRepayment.fil.ts',
    () => import('./cardRepayment.fil.ts'),
  ),
});
