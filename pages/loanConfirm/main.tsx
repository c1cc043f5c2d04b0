import { mount } from '../../shared/runtime/mount.tsx';
import { LoanConfirm } from './LoanConfirm.tsx';
import page from './page.ts';

export default mount(page, LoanConfirm);
