import { mount } from '../../shared/page/mount.tsx';
import { RepayDelay } from './RepayDelay.tsx';
import { extension } from './repayDelay.model.ts';

mount(<RepayDelay />, extension, { fil: () => import('./repayDelay.fil.ts') });
