import { mount } from '../../shared/page/mount.tsx';
import { LoanConfirm } from './LoanConfirm.tsx';
import { confirmation } from './loanConfirm.model.ts';

mount(<LoanConfirm />, confirmation.offer, { fil: () => import('./loanConfirm.fil.ts') });
