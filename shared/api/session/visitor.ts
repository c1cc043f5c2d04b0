import { randomKey } from '../../lib/keys.ts';
import { readSession, writeSession } from '../../lib/storage.ts';
import { commonParameters } from './session.ts';

/**
 * The device id that the registration calls send: the one in the address, or else a random one for
 * this tab, which says nothing about the visitor.
 */
export function visitorDeviceId(): string {
  const known = commonParameters().deviceId ?? readSession('visitorId');
  if (known) return known;
  const made = randomKey();
  writeSession('visitorId', made);
  return made;
}
