import { mount } from '../../shared/page/mount.tsx';
import { JointLoginFail } from './JointLoginFail.tsx';
import { recommendation } from './jointLoginFail.model.ts';

mount(<JointLoginFail />, recommendation);
