import type { ReactNode } from 'react';
import { PublicFrame } from '../../shared/features/legal/PublicFrame.tsx';

/** The navigation tabs and the footer. They are only in the prerendered document and need no script. */
export function OfficialSiteLayout({ children }: { children: ReactNode }) {
  return <PublicFrame current="home">{children}</PublicFrame>;
}
