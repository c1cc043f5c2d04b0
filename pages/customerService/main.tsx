import { mount } from '../../shared/runtime/mount.tsx';
import { CustomerService, pageData } from './CustomerService.tsx';

mount(<CustomerService />, pageData);
