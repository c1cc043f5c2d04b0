import { mount } from '../../shared/runtime/mount.tsx';
import page from './page.ts';
import { RepayDelay } from './RepayDelay.tsx';

export default mount(page, RepayDelay, { isSecondQuiet: true });
