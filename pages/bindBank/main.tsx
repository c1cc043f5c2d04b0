import { mount } from '../../shared/page/mount.tsx';
import { BindBank } from './BindBank.tsx';
import { bindItems } from './bindBank.model.ts';

mount(<BindBank />, bindItems, { fil: () => import('./bindBank.fil.ts') });
