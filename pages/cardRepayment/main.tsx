import { mount } from '../../shared/runtime/mount.tsx';
import { CardRepayment, sayFailed, withoutAmount } from './CardRepayment.tsx';
import page from './page.ts';

export default mount(page, CardRepayment, { failed: sayFailed, incomplete: withoutAmount });
