import { mount } from '../../shared/runtime/mount.tsx';
import { ErrorPage } from './ErrorPage.tsx';

void mount(ErrorPage, undefined, {
  fil: () => import('./errorPage.messages.fil.ts'),
});
