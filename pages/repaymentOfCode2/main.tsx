import { mount } from '../../shared/page/mount.tsx';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';
import { payCodePage } from './repaymentOfCode2.model.ts';

mount(<RepaymentOfCode2 />, payCodePage, { fil: () => import('./repaymentOfCode2.fil.ts') });
