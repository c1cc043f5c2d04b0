import { mount } from '../../shared/page/mount.tsx';
import { CardRepayment } from './CardRepayment.tsx';
import { ways } from './cardRepayment.model.ts';

mount(<CardRepayment />, ways, { fil: () => import('./cardRepayment.fil.ts') });
