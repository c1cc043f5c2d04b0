import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainDetails } from './ComplainDetails.tsx';
import { complaint } from './complainDetails.model.ts';

mount(<ComplainDetails />, complaint);
