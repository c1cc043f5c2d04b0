import { callNative } from '../../shared/runtime/callNative.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { copying } from '../../shared/ui/copying.ts';
import { CustomerServiceView } from './CustomerServiceView.tsx';
import type definition from './page.ts';

/** Customer service: online contact and e-mail from the server, and the configured phone number. */
export function CustomerService(page: LivePage<typeof definition>) {
  return (
    <QueryScreen {...page}>
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
