import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { mount } from '../../shared/page/mount.tsx';
import { BindBank } from './BindBank.tsx';
import { bindItems } from './bindBank.model.ts';

mount(<BindBank />, bindItems, {
  fil: lazyModule('pages/bindBank/bindBank.fil.ts', () => import('./bindBank.fil.ts')),
});
