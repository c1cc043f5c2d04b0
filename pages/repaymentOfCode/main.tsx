import { mount } from '../../shared/runtime/mount.tsx';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

void mount(RepaymentOfCode, undefined, {
  fil: () => import('./repaymentOfCode.messages.fil.ts'),
});
