import { mount } from '../../shared/runtime/mount.tsx';
import page from './page.ts';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';

export default mount(page, RepaymentOfCode2);
