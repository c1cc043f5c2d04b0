import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { BindBank } from './BindBank.tsx';
import { bindItems } from './bindBank.model.ts';

mount(<BindBank />, bindItems, {
  fil: lazyModule(
    'pages/bindBank/bindBank.messages.fil.ts',
    () => import('./bindBank.messages.fil.ts'),
  ),
});
