import { mount } from '../../shared/runtime/mount.tsx';
import { ComplaintList } from './ComplaintList.tsx';
import page from './page.ts';

export default mount(page, ComplaintList);
