import { mount } from '../../shared/runtime/mount.tsx';
import { JointLoginFail, pageData } from './JointLoginFail.tsx';

mount(<JointLoginFail />, pageData);
