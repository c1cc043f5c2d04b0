import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { pageData } from './complainPageNext.model.ts';
import { keepPrerenderedText } from './complaintDraft.ts';

keepPrerenderedText();
mount(<ComplainPageNext />, pageData);
