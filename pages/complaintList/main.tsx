import { mount } from '../../shared/runtime/mount.tsx';
import { ComplaintList, pageData } from './ComplaintList.tsx';

mount(<ComplaintList />, pageData);
