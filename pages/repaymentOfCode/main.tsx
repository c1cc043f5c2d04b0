import { mount } from '../../shared/runtime/mount.tsx';
import page from './page.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

export default mount(page, RepaymentOfCode);
