import { mount } from '../../shared/runtime/mount.tsx';
import { OfficialSite } from './OfficialSite.tsx';
import page from './page.ts';

export default mount(page, OfficialSite);
