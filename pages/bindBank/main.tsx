import { mount } from '../../shared/runtime/mount.tsx';
import { BindBank } from './BindBank.tsx';
import page from './page.ts';

export default mount(page, BindBank);
