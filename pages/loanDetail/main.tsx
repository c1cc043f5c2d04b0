import { mount } from '../../shared/runtime/mount.tsx';
import { LoanDetail } from './LoanDetail.tsx';
import page from './page.ts';

export default mount(page, LoanDetail, { isSecondQuiet: true });
