import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainDetails } from './ComplainDetails.tsx';
import page from './page.ts';

export default mount(page, ComplainDetails);
