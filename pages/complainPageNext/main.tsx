import { mount } from '../../shared/runtime/mount.tsx';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { pageData } from './complainPageNext.model.ts';
import { keepEarlyWords } from './complaintDraft.ts';

keepEarlyWords();
mount(<ComplainPageNext />, pageData);
