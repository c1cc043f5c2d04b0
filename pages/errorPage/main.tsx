import { mount } from '../../shared/runtime/mount.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import type page from './page.ts';

void mount<typeof page>(ErrorPage, undefined, {
  fil: () => import('./errorPage.messages.fil.ts'),
});
