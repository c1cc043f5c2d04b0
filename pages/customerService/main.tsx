import { mount } from '../../shared/runtime/mount.tsx';
import { CustomerService } from './CustomerService.tsx';
import { contactInfo } from './customerService.model.ts';

mount(<CustomerService />, contactInfo);
