// @vitest-environment happy-dom

import { afterEach, expect, it, onTestFinished } from 'vitest';
import { onShellEvent, onShellMessage, type ShellWindow } from '../../../shared/bridge/events.ts';
import type { EventName } from '../../../shared/bridge/protocol.ts';
import { validateShellMessage } from '../../../shared/bridge/validate.ts';
import { receive } from './fakeShell.ts';
import messages from './messages.json';

const back = JSON.stringify(messages.received.back);
const resume = JSON.stringify(messages.received.pop);
const shell = window as ShellWindow;

/** Listens to an event until the test ends. */
const listen = (name: EventName, listener: () => boolean) =>
  onTestFinished(onShellEvent(name, listener));
/** The events that come from now on. */
function heardEvents(): EventName[] {
  const heard: EventName[] = [];
  for (const name of ['back', 'resume'] as const) listen(name, () => heard.push(name) > 0);
  return heard;
}

afterEach(() => void delete shell.lendShell);

it('messages of the shell arrive through the receive function, and through the channel’s onmessage', () => {
  shell.lendShell = {};
  const heard = heardEvents();
  shell.lendShell.onmessage?.({ data: resume });
  receive(back);
  expect(heard).toEqual(['resume', 'back']);
});

it('messages of the shell arrive through the receive function if the channel takes no properties', () => {
  shell.lendShell = Object.freeze({});
  listen('back', () => true);
  expect(receive(back)).toBe(true);
});

it('messages of the shell reach their own listeners, and none that has stopped', () => {
  const heard: string[] = [];
  const stop = onShellEvent('resume', () => heard.push('resume') > 0);
  receive(resume);
  receive(back);
  stop();
  receive(resume);
  expect(heard).toEqual(['resume']);
});

it('messages of the shell report at once whether any listener handled Back, even if another throws', () => {
  const broken = () => {
    throw new Error('broken');
  };
  expect(receive(back)).toBe(false);
  listen('back', () => false);
  listen('back', broken);
  expect(receive(back)).toBe(false);
  listen('back', () => true);
  listen('back', () => false);
  expect(receive(back)).toBe(true);
});

it('messages of the shell reach a message listener unchanged, valid or not', () => {
  const heard: unknown[] = [];
  onTestFinished(onShellMessage((raw) => heard.push(raw) > 0));
  expect(receive('x')).toBe(true);
  receive(back);
  expect(heard).toEqual(['x', back]);
});

const hostile = {
  toString() {
    throw new Error('hostile');
  },
};

it.each<[problem: string, ...sent: unknown[]]>([
  ['not JSON', undefined, '', '{"v":1', {}, messages.received.back, hostile],
  ['not a JSON object', null, 0, 'null', '"back"'],
  ['not version 1', '[]', '{"v":2,"type":"event","name":"back"}'],
  ['not version 1', '{"v":"1","type":"event","name":"back"}'],
  ['unknown event', '{"v":1,"type":"event","name":"constructor"}'],
  ['unknown event', '{"v":1,"type":"event","name":["back"]}'],
  ['reply without id', '{"v":1,"type":"reply"}', '{"v":1,"type":"reply","id":7}'],
  ['unknown type', '{"v":1,"type":"gone","name":"back"}'],
])('a hostile message that is %s changes nothing', (problem, ...sent) => {
  const heard = heardEvents();
  for (const message of sent) {
    expect(receive(message)).toBe(false);
    expect(validateShellMessage(message)).toEqual({ problem });
  }
  expect(heard).toEqual([]);
});
