import { mount } from '../../shared/page/mount.tsx';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

mount(<RepaymentOfCode />, undefined, { fil: () => import('./repaymentOfCode.fil.ts') });
