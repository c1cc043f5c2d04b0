import { mount } from '../../shared/runtime/mount.tsx';
import type page from './page.ts';
import { TestPreview } from './TestPreview.tsx';

void mount<typeof page>(TestPreview);
