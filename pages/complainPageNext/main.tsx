import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import page from './page.ts';

export default mount(page, ComplainPageNext);
