import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { CardRepayment } from './CardRepayment.tsx';
import { ways } from './cardRepayment.model.ts';

mount(<CardRepayment />, ways, {
  fil: lazyModule(
    'pages/cardRepayment/cardRepayment.messages.fil.ts',
    () => import('./cardRepayment.messages.fil.ts'),
  ),
});
