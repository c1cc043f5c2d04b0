import { mount } from '../../shared/runtime/mount.tsx';
import { Landing } from './Landing.tsx';
import { pageData } from './landing.model.ts';

mount(<Landing />, pageData);
