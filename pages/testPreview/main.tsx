import { mount } from '../../shared/runtime/mount.tsx';
import page from './page.ts';
import { TestPreview } from './TestPreview.tsx';

export default mount(page, TestPreview);
