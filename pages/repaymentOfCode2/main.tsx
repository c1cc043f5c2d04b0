import { mount } from '../../shared/page/mount.tsx';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';
import { code } from './repaymentOfCode2.model.ts';

mount(<RepaymentOfCode2 />, code, { fil: () => import('./repaymentOfCode2.fil.ts') });
