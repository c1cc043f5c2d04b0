import { RepaymentScreen } from '../../shared/features/repayment/RepaymentScreen.tsx';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import type definition from './page.ts';
import { extensionDue } from './repayDelay.model.ts';

/** The extension page. */
export function RepayDelay(page: LivePage<typeof definition>) {
  return <RepaymentScreen {...page} dueOf={extensionDue} />;
}
