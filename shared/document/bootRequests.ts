import type { FirstCall } from '../api/firstCall.ts';
import type { Config } from '../config/readConfig.ts';
import { requestPathOf } from '../config/requestPath.ts';
import type { BootRequest } from './boot/bootData.ts';
import type { Page } from './page.ts';

function bootRequestOf(call: FirstCall, config: Config): BootRequest {
  // Without the schema, which is no data.
  const { reply: _, ...wire } = call.wire as FirstCall['wire'] & { reply?: unknown };
  return {
    ...call,
    wire,
    host: config.apiHost,
    requestPath: requestPathOf(wire.path, config),
    headerNames: config.headerNames,
  };
}

/** The requests that the boot script sends, the one that fills the skeleton first. */
export function bootRequestsOf({ firstCall, secondCall }: Page, config: Config): BootRequest[] {
  return [firstCall, secondCall].flatMap((call) => (call ? bootRequestOf(call, config) : []));
}
