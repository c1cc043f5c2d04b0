import { mount } from '../../shared/runtime/mount.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import type page from './page.ts';

void mount<typeof page>(PaymentInstructions, undefined, {
  fil: () => import('./paymentInstructions.messages.fil.ts'),
});
