import { mount } from '../../shared/runtime/mount.tsx';
import { Complaint } from './Complaint.tsx';
import page from './page.ts';

export default mount(page, Complaint);
