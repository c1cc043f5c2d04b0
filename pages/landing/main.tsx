import { mount } from '../../shared/runtime/mount.tsx';
import { Landing } from './Landing.tsx';
import { template } from './landing.model.ts';

mount(<Landing />, template);
