import { mount } from '../../shared/page/mount.tsx';
import { OfficialSite } from './OfficialSite.tsx';

mount(<OfficialSite />);
