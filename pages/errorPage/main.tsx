import { mount } from '../../shared/page/mount.tsx';
import { ErrorPage } from './ErrorPage.tsx';

mount(<ErrorPage />);
