import { mount } from '../../shared/page/mount.tsx';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { complaintTypes } from './complainPageNext.model.ts';

mount(<ComplainPageNext />, complaintTypes);
