import { mount } from '../../shared/runtime/mount.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import page from './page.ts';

export default mount(page, ErrorPage);
