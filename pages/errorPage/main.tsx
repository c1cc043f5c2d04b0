import { mount } from '../../shared/runtime/mount.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { ErrorPage } from './ErrorPage.tsx';

void mount(ErrorPage, undefined, {
  fil: lazyModule(() => import('./errorPage.messages.fil.ts')),
});
