import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';

mount(<PaymentInstructions />, undefined, {
  fil: lazyModule(
    'pages/paymentInstructions/paymentInstructions.fil.ts',
    () => import('./paymentInstructions.fil.ts'),
  ),
});
