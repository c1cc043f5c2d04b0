import { mount } from '../../shared/runtime/mount.tsx';
import { TestPreview } from './TestPreview.tsx';

void mount(TestPreview);
