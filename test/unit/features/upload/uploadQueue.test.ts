import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../shared/api/call.ts';
import { failed } from '../../../../shared/api/envelope.ts';
import { openUploads, type UploadItem } from '../../../../shared/features/upload/uploadQueue.ts';

interface Running {
  name: string;
  progress: (part: number) => void;
  finish: (result: Result<{ url: string }>) => void;
  signal: AbortSignal;
}

let running: Running[];
let prepared: string[];
let said: string[];
let seen: readonly UploadItem[];

const file = (name: string) => new File([], name);
const nameOf = (image: Blob) => (image instanceof File ? image.name : '');
const fine = { success: true, code: '0', message: '', raw: {} } as const;
const done = (url: string): Result<{ url: string }> => ({ ...fine, data: { url } });

vi.mock('../../../../shared/features/upload/prepareImage.ts', () => ({
  async prepareImage(blob: Blob) {
    const name = nameOf(blob);
    prepared.push(name);
    return name === 'bad' ? { ok: false, problem: 'notAnImage' } : { ok: true, image: blob };
  },
}));
vi.mock('../../../../shared/features/upload/uploadImage.ts', () => ({
  uploadImage: (image: Blob, progress: Running['progress'], signal: AbortSignal) =>
    new Promise((finish) => {
      running.push({ name: nameOf(image), progress, finish, signal });
    }),
}));

const keptItem = (url: string, at: number): UploadItem => ({
  key: `kept${at}`,
  state: 'done',
  progress: 1,
  url,
});
const open = (kept: string[] = [], max = 9) =>
  openUploads(max, kept.map(keptItem), {
    changed(items) {
      seen = items;
    },
    uploaded: () => void said.push('uploaded'),
    failed: (message) => void said.push(message),
  });
/** Waits until the queue waits for nothing but the uploads: its own promises are settled before the next task. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const states = () => seen.map(({ state }) => state);

beforeEach(() => {
  running = [];
  prepared = [];
  said = [];
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
    expect(seen).toHaveLength(9);
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
    expect(seen).toHaveLength(3);
  });

  it('can be removed at any stage', async () => {
    const dropped = vi.spyOn(URL, 'revokeObjectURL');
    const queue = open(['/kept']);
    queue.add(['a', 'b', 'c'].map(file));
    await settle();
    const [kept, a, , c] = seen;
    for (const item of [a, kept, c]) queue.remove(item?.key ?? '');
    await settle();
    expect(running[0]?.signal.aborted).toBe(true);
    expect(dropped.mock.calls).toEqual([[a?.preview]]);
    expect(seen).toHaveLength(1);
    running[0]?.finish(done('/a'));
    await settle();
    expect(seen.map(({ url }) => url)).toEqual([undefined]);
  });
});

describe('what is said of a batch', () => {
  /** Ends the uploads of these names. */
  const end = async (result: (name: string) => Result<{ url: string }>, ...names: string[]) => {
    for (const { name, finish } of running) if (names.includes(name)) finish(result(name));
    await settle();
  };
  const fail = () => failed('server', 'The upload failed');

  it('is one success, once every picture is there', async () => {
    const queue = open(['/kept']);
    queue.add(['a', 'b'].map(file));
    await settle();
    await end(done, 'a');
    expect(said).toEqual([]);
    await end(done, 'b');
    queue.remove(seen[0]?.key ?? '');
    expect(said).toEqual(['uploaded']);
    queue.add([file('c')]);
    await settle();
    expect(said).toEqual(['uploaded']);
    await end(done, 'c');
    expect(said).toEqual(['uploaded', 'uploaded']);
  });

  it('is nothing where no new picture is left', async () => {
    const queue = open(['/kept']);
    queue.add(['a', 'bad'].map(file));
    await settle();
    await end(done, 'a');
    queue.remove(seen[1]?.key ?? '');
    queue.remove(seen[1]?.key ?? '');
    expect(seen).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('is one failure and no success while one has failed; a success once it is uploaded', async () => {
    const queue = open();
    queue.add(['a', 'b', 'c'].map(file));
    await settle();
    await end(fail, 'a', 'b');
    await end(done, 'c');
    expect(said).toEqual(['The upload failed']);
    for (const { key } of seen.slice(0, 2)) queue.retry(key);
    await settle();
    await end(done, 'a', 'b');
    expect(said).toEqual(['The upload failed', 'uploaded']);
  });

  it('is a failure again if the second try also fails, and none of a picture that is gone', async () => {
    const queue = open();
    queue.add(['a', 'b'].map(file));
    await settle();
    await end(fail, 'a');
    const [first, second] = seen.map(({ key }) => key);
    queue.retry(first ?? '');
    await settle();
    await end(fail, 'a');
    expect(said).toEqual(['The upload failed', 'The upload failed']);
    for (const key of [first, second]) queue.remove(key ?? '');
    await end(fail, 'b');
    expect(said).toHaveLength(2);
  });
});
