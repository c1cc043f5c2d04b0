import { BASE_PATH } from '../api/call.ts';
import type { QueryData } from '../api/query.ts';
import type { Config } from '../config/readConfig.ts';
import { requestPathOf } from '../config/requestPath.ts';
import type { BootRequest } from './boot/bootData.ts';
import type { Page } from './page.ts';

function bootRequestOf({ call, ...query }: QueryData, config: Config): BootRequest {
  const { path, method, statusFirst } = call;
  return {
    ...query,
    call: { path, method, ...(statusFirst && { statusFirst }) },
    address: `${config.apiHost}${BASE_PATH}${requestPathOf(path, config)}`,
    headerNames: config.headerNames,
  };
}

/** The requests that the boot script of a page sends. The reply to the first fills the skeleton. */
export function bootRequestsOf({ reads = [] }: Page, config: Config): BootRequest[] {
  return reads.map((read) => bootRequestOf(read, config));
}
