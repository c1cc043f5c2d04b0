import { mount } from '../../shared/runtime/mount.tsx';
import { NewLoanConfirm, pageData } from './NewLoanConfirm.tsx';
import type page from './page.ts';

void mount<typeof page>(NewLoanConfirm, pageData, {
  fil: () => import('./newLoanConfirm.messages.fil.ts'),
});
