import { mount } from '../../shared/runtime/mount.tsx';
import { pageData, Repayment } from './Repayment.tsx';

void mount(Repayment, pageData, {
  fil: () => import('./repayment.messages.fil.ts'),
});
