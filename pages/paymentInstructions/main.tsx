import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';

void mount(PaymentInstructions, undefined, {
  fil: lazyModule(() => import('./paymentInstructions.messages.fil.ts')),
});
