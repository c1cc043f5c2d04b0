import { ACCOUNT_FLOWS } from './account.ts';
import { COMPLAINT_FLOWS } from './complaint.ts';
import { DIALOG_FLOWS } from './dialogs.ts';
import type { Flow } from './flow.ts';
import { LANDING_FLOWS } from './landing.ts';
import { LOST_PART_FLOWS } from './lostParts.ts';
import { NETWORK_FLOWS } from './network.ts';
import { ORDER_FLOWS } from './order.ts';
import { SHELL_FLOWS } from './shell.ts';
import { WORKER_FLOWS } from './worker.ts';

export type { Flow } from './flow.ts';

/** All of them. */
export const FLOWS: readonly Flow[] = [
  ...ORDER_FLOWS,
  ...ACCOUNT_FLOWS,
  ...COMPLAINT_FLOWS,
  ...DIALOG_FLOWS,
  ...LANDING_FLOWS,
  ...NETWORK_FLOWS,
  ...SHELL_FLOWS,
  ...LOST_PART_FLOWS,
  ...WORKER_FLOWS,
];
