import { mount } from '../../shared/page/mount.tsx';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';
import { confirmation } from './newLoanConfirm.model.ts';

mount(<NewLoanConfirm />, confirmation.offer, { fil: () => import('./newLoanConfirm.fil.ts') });
