import { mount } from '../../shared/page/mount.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';

mount(<PaymentInstructions />, undefined, { fil: () => import('./paymentInstructions.fil.ts') });
