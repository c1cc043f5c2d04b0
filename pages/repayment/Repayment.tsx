import { RepaymentScreen } from '../../shared/features/repayment/RepaymentScreen.tsx';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import type definition from './page.ts';
import { instalmentDue } from './repayment.model.ts';

export function Repayment(page: LivePage<typeof definition>) {
  return <RepaymentScreen {...page} dueOf={instalmentDue} />;
}
