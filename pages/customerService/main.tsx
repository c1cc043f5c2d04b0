import { mount } from '../../shared/runtime/mount.tsx';
import { CustomerService } from './CustomerService.tsx';
import page from './page.ts';

export default mount(page, CustomerService);
