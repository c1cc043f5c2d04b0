import { mount } from '../../shared/page/mount.tsx';
import { TestPreview } from './TestPreview.tsx';

mount(<TestPreview />);
