import { mount } from '../../shared/runtime/mount.tsx';
import { JointLoginFail } from './JointLoginFail.tsx';
import { recommendation } from './jointLoginFail.model.ts';

mount(<JointLoginFail />, recommendation);
