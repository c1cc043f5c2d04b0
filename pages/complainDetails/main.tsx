import { mount } from '../../shared/page/mount.tsx';
import { ComplainDetails } from './ComplainDetails.tsx';
import { complaint } from './complainDetails.model.ts';

mount(<ComplainDetails />, complaint);
