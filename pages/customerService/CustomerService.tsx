import { useRef } from 'react';
import { callNative } from '../../shared/runtime/callNative.ts';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { CustomerServiceView, parts } from './CustomerServiceView.tsx';
import { text } from './customerService.messages.ts';
import type { ShownContacts } from './customerService.model.ts';

/** The customer service contacts from the server. */
export const pageData = queryAtoms(parts.read);

/** Customer service: online contact and e-mail from the server, and the configured phone number. */
export function CustomerService() {
  return (
    <QueryScreen query={pageData} {...parts}>
      {({ shown }) => <Contacts shown={shown} />}
    </QueryScreen>
  );
}

function Contacts({ shown }: { shown: ShownContacts }) {
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
