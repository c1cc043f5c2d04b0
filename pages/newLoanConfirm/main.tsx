import { mount } from '../../shared/runtime/mount.tsx';
import { NewLoanConfirm, pageData } from './NewLoanConfirm.tsx';

void mount(NewLoanConfirm, pageData, {
  fil: () => import('./newLoanConfirm.messages.fil.ts'),
});
