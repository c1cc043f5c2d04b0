import { mount } from '../../shared/runtime/mount.tsx';
import { pageData, RepaymentOfCode2 } from './RepaymentOfCode2.tsx';

void mount(RepaymentOfCode2, pageData, {
  fil: () => import('./repaymentOfCode2.messages.fil.ts'),
});
