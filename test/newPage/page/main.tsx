import { mount } from '../../../shared/runtime/mount.tsx';
import { lazyModule } from '../../../shared/ui/lazy/lazyModule.ts';
import { PastPayments, pageData } from './PastPayments.tsx';

mount(<PastPayments />, pageData, {
  fil: lazyModule(() => import('./pastPayments.messages.fil.ts')),
});
