import { mount } from '../../shared/runtime/mount.tsx';
import page from './page.ts';
import { Repayment } from './Repayment.tsx';

export default mount(page, Repayment);
