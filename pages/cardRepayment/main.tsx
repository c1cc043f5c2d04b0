import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { CardRepayment, pageData } from './CardRepayment.tsx';

void mount(CardRepayment, pageData, {
  fil: lazyModule(() => import('./cardRepayment.messages.fil.ts')),
});
