import { mount } from '../../shared/runtime/mount.tsx';
import { ComplaintList } from './ComplaintList.tsx';
import { complaintTabs } from './complaintList.model.ts';

mount(<ComplaintList />, complaintTabs);
