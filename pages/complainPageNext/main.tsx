import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainPageNext, pageData } from './ComplainPageNext.tsx';
import { keepPrerenderedText } from './complaintDraft.ts';

keepPrerenderedText();
mount(<ComplainPageNext />, pageData);
