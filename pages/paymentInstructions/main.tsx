import { mount } from '../../shared/runtime/mount.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import page from './page.ts';

export default mount(page, PaymentInstructions);
