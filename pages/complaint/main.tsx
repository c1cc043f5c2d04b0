import { mount } from '../../shared/page/mount.tsx';
import { Complaint } from './Complaint.tsx';
import { complaintInit } from './complaint.model.ts';

mount(<Complaint />, complaintInit);
