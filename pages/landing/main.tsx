import { mount } from '../../shared/runtime/mount.tsx';
import { Landing } from './Landing.tsx';
import { showFailure } from './Message.tsx';
import page from './page.ts';

export default mount(page, Landing, { failed: showFailure });
