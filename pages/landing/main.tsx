import { mount } from '../../shared/runtime/mount.tsx';
import { Landing, pageData } from './Landing.tsx';

mount(<Landing />, pageData);
