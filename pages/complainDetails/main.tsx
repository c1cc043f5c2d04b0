import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainDetails, pageData } from './ComplainDetails.tsx';

mount(<ComplainDetails />, pageData);
