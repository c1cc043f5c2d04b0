import { mount } from '../../shared/runtime/mount.tsx';
import { OfficialSite } from './OfficialSite.tsx';

void mount(OfficialSite);
