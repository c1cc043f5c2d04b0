import { mount } from '../../shared/runtime/mount.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';

void mount(PaymentInstructions, undefined, {
  fil: () => import('./paymentInstructions.messages.fil.ts'),
});
