import { mount } from '../../shared/runtime/mount.tsx';
import { ErrorPage } from './ErrorPage.tsx';

mount(<ErrorPage />);
