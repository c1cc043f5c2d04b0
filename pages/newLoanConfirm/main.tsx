import { mount } from '../../shared/runtime/mount.tsx';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';
import page from './page.ts';

export default mount(page, NewLoanConfirm);
