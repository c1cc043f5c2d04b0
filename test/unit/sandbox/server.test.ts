import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { keptSessions } from '../../sandbox/server.ts';
import { newWorld } from '../../sandbox/world.ts';

describe('the sandbox of a dev server', () => {
  it('keeps its sessions while its data are the same', () => {
    const keeper = {};
    const sessions = keptSessions(undefined, keeper);
    sessions.set('qa', newWorld(0));
    expect(keptSessions(undefined, keeper)).toBe(sessions);
  });

  it('starts every session anew when its data are edited', () => {
    const keeper = {};
    keptSessions(undefined, keeper).set('qa', newWorld(0));
    const [edited] = SCENARIOS;
    if (!edited) throw new Error('No scenarios');
    const { status } = edited;
    edited.status = '200';
    expect(keptSessions(undefined, keeper).size).toBe(0);
    edited.status = status;
  });
});
