import { mount } from '../../shared/runtime/mount.tsx';
import type page from './page.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

void mount<typeof page>(RepaymentOfCode, undefined, {
  fil: () => import('./repaymentOfCode.messages.fil.ts'),
});
