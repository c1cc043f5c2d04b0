import { mount } from '../../shared/page/mount.tsx';
import { Repayment } from './Repayment.tsx';
import { repayment } from './repayment.model.ts';

mount(<Repayment />, repayment, { fil: () => import('./repayment.fil.ts') });
