import { mount } from '../../shared/runtime/mount.tsx';
import { OfficialSite } from './OfficialSite.tsx';
import type page from './page.ts';

void mount<typeof page>(OfficialSite);
