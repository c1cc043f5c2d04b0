import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../../../../shared/api/call.ts';
import { failed } from '../../../../shared/api/envelope.ts';
import {
  createUploadQueue,
  type UploadDependencies,
  type UploadItem,
} from '../../../../shared/features/upload/uploadQueue.ts';

interface Running {
  name: string;
  progress: (part: number) => void;
  finish: (result: Result<{ url: string }>) => void;
  signal: AbortSignal;
}

let running: Running[];
let prepared: string[];
let dropped: string[];
let seen: readonly UploadItem[];

const file = (name: string) => new File([], name);
const nameOf = (image: Blob) => (image instanceof File ? image.name : '');
const fine = { success: true, code: '0', message: '', raw: {} } as const;
const done = (url: string): Result<{ url: string }> => ({ ...fine, data: { url } });

const dependencies: UploadDependencies = {
  async prepare(blob) {
    const name = nameOf(blob);
    prepared.push(name);
    return name === 'bad' ? { ok: false, problem: 'notAnImage' } : { ok: true, image: blob };
  },
  upload: (image, progress, signal) =>
    new Promise((finish) => {
      running.push({ name: nameOf(image), progress, finish, signal });
    }),
  previewOf: () => `preview${prepared.length}`,
  dropPreview: (address) => void dropped.push(address),
};

const keptItem = (url: string, at: number): UploadItem => ({
  key: `kept${at}`,
  state: 'done',
  progress: 1,
  url,
});
const open = (kept: string[] = [], max = 9) =>
  createUploadQueue(dependencies, max, kept.map(keptItem), (items) => {
    seen = items;
  });
/** Waits until the queue waits for nothing but the uploads: its own promises are settled before the next task. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const states = () => seen.map(({ state }) => state);

beforeEach(() => {
  running = [];
  prepared = [];
  dropped = [];
  seen = [];
});

describe('pictures being uploaded', () => {
  it('are sent two at a time, in the order in which they were picked', async () => {
    const queue = open();
    queue.add(['a', 'b', 'c', 'd'].map(file));
    await settle();
    expect(running.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(states()).toEqual(['uploading', 'uploading', 'waiting', 'waiting']);
    running[1]?.finish(done('/b'));
    await settle();
    expect(running.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    running[0]?.progress(0.5);
    expect(seen[0]?.progress).toBe(0.5);
    for (const one of running) one.finish(done(`/${one.name}`));
    await settle();
    running[3]?.finish(done('/d'));
    await settle();
    expect(seen.map(({ url }) => url)).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('are at most nine, including waiting, failed and restored ones', async () => {
    const queue = open(['/1', '/2']);
    expect(queue.add(Array.from({ length: 9 }, () => file('x')))).toBe(2);
    expect(queue.items()).toHaveLength(9);
    expect(queue.add([file('y')])).toBe(1);
  });

  it('stay if they fail, and are sent again without being prepared again', async () => {
    const queue = open();
    queue.add([file('a')]);
    await settle();
    running[0]?.finish(failed('server'));
    await settle();
    expect(seen).toMatchObject([{ state: 'failed', message: expect.stringContaining('trouble') }]);
    queue.retry(seen[0]?.key ?? '');
    await settle();
    expect(running).toHaveLength(2);
    expect(prepared).toEqual(['a']);
    expect(seen[0]?.message).toBeUndefined();
    running[1]?.finish(done('/a'));
    await settle();
    expect(seen).toMatchObject([{ state: 'done', url: '/a' }]);
    queue.retry(seen[0]?.key ?? '');
    await settle();
    expect(running).toHaveLength(2);
  });

  it('report what is wrong with a picture and continue with the others', async () => {
    const queue = open();
    queue.add(['bad', 'a', 'b'].map(file));
    await settle();
    expect(seen[0]).toMatchObject({ state: 'failed', problem: 'notAnImage' });
    expect(running.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(queue.items()).toHaveLength(3);
  });

  it('can be removed at any stage', async () => {
    const queue = open(['/kept']);
    queue.add(['a', 'b', 'c'].map(file));
    await settle();
    const [kept, a, , c] = seen;
    for (const item of [a, kept, c]) queue.remove(item?.key ?? '');
    await settle();
    expect(running[0]?.signal.aborted).toBe(true);
    expect(dropped).toHaveLength(1);
    expect(queue.items()).toHaveLength(1);
    running[0]?.finish(done('/a'));
    await settle();
    expect(seen.map(({ url }) => url)).toEqual([undefined]);
  });
});
