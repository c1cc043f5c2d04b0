import { callNative } from '../../shared/runtime/callNative.ts';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { copying } from '../../shared/ui/copying.ts';
import { CustomerServiceView, screen } from './CustomerServiceView.tsx';

/** The customer service contacts from the server. */
export const pageData = queryAtoms(screen.read);

/** Customer service: online contact and e-mail from the server, and the configured phone number. */
export function CustomerService() {
  return (
    <QueryScreen query={pageData} {...screen}>
      {({ shown }) => (
        <CustomerServiceView
          shown={shown}
          actions={{
            onCall: (number) => void callNative('callPhone', { number }),
            onOpenChat: openServerAddress,
            onCopy: copying(shown.email),
          }}
        />
      )}
    </QueryScreen>
  );
}
