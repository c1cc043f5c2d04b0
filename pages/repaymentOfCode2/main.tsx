import { mount } from '../../shared/runtime/mount.tsx';
import type page from './page.ts';
import { pageData, RepaymentOfCode2 } from './RepaymentOfCode2.tsx';

void mount<typeof page>(RepaymentOfCode2, pageData, {
  fil: () => import('./repaymentOfCode2.messages.fil.ts'),
});
