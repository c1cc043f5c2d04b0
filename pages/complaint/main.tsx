import { mount } from '../../shared/runtime/mount.tsx';
import { Complaint } from './Complaint.tsx';
import { complaintInit } from './complaint.model.ts';

mount(<Complaint />, complaintInit);
