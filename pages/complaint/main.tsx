import { mount } from '../../shared/runtime/mount.tsx';
import { Complaint, pageData } from './Complaint.tsx';

mount(<Complaint />, pageData);
