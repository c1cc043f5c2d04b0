import { mount } from '../../shared/runtime/mount.tsx';
import { CardRepayment, pageData } from './CardRepayment.tsx';

void mount(CardRepayment, pageData, {
  fil: () => import('./cardRepayment.messages.fil.ts'),
});
