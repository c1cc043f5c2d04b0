import { useRef } from 'react';
import type { ContactInfo } from '../../shared/api/contact.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { CustomerServiceView } from './CustomerServiceView.tsx';
import { text } from './customerService.messages.ts';
import { readContacts, shownContacts } from './customerService.model.ts';

/** The customer service contacts from the server. */
export const pageData = queryAtoms(readContacts);

/** Customer service: online contact and e-mail from the server, and the configured phone number. */
export function CustomerService() {
  return (
    <QueryScreen
      query={pageData}
      text={text}
      waiting={() => <CustomerServiceView shown={shownContacts(undefined, screenContext())} />}
    >
      {(info) => <Contacts info={info} />}
    </QueryScreen>
  );
}

function Contacts({ info }: { info: ContactInfo }) {
  const shown = shownContacts(info, screenContext());
  const emailRef = useRef<HTMLAnchorElement>(null);
  const copy = (
    <CopyButton text={shown.email} label={text.copy} source={emailRef} tap="copyEmail" />
  );
  return (
    <CustomerServiceView
      shown={shown}
      actions={{
        onCall: (number) => void callNative('callPhone', { number }),
        onOpenChat: openServerAddress,
        emailRef,
        copy,
      }}
    />
  );
}
