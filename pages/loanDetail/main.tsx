import { mount } from '../../shared/page/mount.tsx';
import { LoanDetail } from './LoanDetail.tsx';
import { order } from './loanDetail.model.ts';

mount(<LoanDetail />, order, { fil: () => import('./loanDetail.fil.ts') });
