import { mount } from '../../shared/runtime/mount.tsx';
import { JointLoginFail } from './JointLoginFail.tsx';
import page from './page.ts';

export default mount(page, JointLoginFail);
