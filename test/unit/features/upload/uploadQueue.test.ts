import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../shared/api/call.ts';
import { failed } from '../../../../shared/api/envelope.ts';
import { openUploads, type UploadItem } from '../../../../shared/features/upload/uploadQueue.ts';

type Uploaded = Result<{ url: string }>;

interface Running {
  name: string;
  progress: (part: number) => void;
  finish: (result: Uploaded) => void;
  signal: AbortSignal;
}

let running: Running[];
let prepared: string[];
let said: string[];
let seen: readonly UploadItem[];

vi.mock('../../../../shared/features/upload/prepareImage.ts', () => ({
  async prepareImage(image: File) {
    prepared.push(image.name);
    return image.name === 'bad' ? { ok: false, problem: 'notAnImage' } : { ok: true, image };
  },
}));
vi.mock('../../../../shared/features/upload/uploadImage.ts', () => ({
  uploadImage: ({ name }: File, progress: Running['progress'], signal: AbortSignal) =>
    new Promise((finish) => {
      running.push({ name, progress, finish, signal });
    }),
}));

const open = (...kept: string[]) =>
  openUploads(
    9,
    kept.map((url) => ({ key: url, state: 'done', progress: 1, url })),
    {
      changed: (items) => (seen = items),
      uploaded: () => void said.push('uploaded'),
      failed: (message) => void said.push(message),
    },
  );

/** Waits until the queue waits for nothing but the uploads: its own promises are settled before the next task. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
/** Adds pictures, and waits until they are on their way. */
async function add(queue: ReturnType<typeof open>, names: string): Promise<number> {
  const left = queue.add(names.split(' ').map((name) => new File([], name)));
  await settle();
  return left;
}
/** Ends the uploads of these names. */
async function end(names: string, result: (name: string) => Uploaded): Promise<void> {
  for (const { name, finish } of running) if (names.split(' ').includes(name)) finish(result(name));
  await settle();
}
const done = (name: string): Uploaded => {
  return { success: true, code: '0', message: '', raw: {}, data: { url: `/${name}` } };
};
const fail = () => failed('server', 'The upload failed');
const sent = () => running.map(({ name }) => name).join(' ');
const states = () => seen.map(({ state }) => state).join(' ');
const keyAt = (index: number) => seen[index]?.key ?? '';

beforeEach(() => {
  [running, prepared, said, seen] = [[], [], [], []];
});

describe('2.4 Complaint flow', () => {
  it('pictures are sent two at a time, in the order in which they were picked', async () => {
    const queue = open();
    for (const names of ['a b', 'c d']) await add(queue, names);
    expect([sent(), states()]).toEqual(['a b', 'uploading uploading waiting waiting']);
    await end('b', done);
    expect(sent()).toBe('a b c');
    running[0]?.progress(0.5);
    expect(seen[0]?.progress).toBe(0.5);
    await end('a c', done);
    await end('d', done);
    expect(seen.map(({ url }) => url)).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('are at most nine, including waiting, failed and restored ones', async () => {
    const queue = open('/1', '/2');
    expect(await add(queue, 'a b c d e f g h i')).toBe(2);
    expect(seen).toHaveLength(9);
    expect(await add(queue, 'j')).toBe(1);
  });

  it('stay if they fail, and are sent again without being prepared again', async () => {
    const queue = open();
    await add(queue, 'a');
    await end('a', () => failed('server'));
    expect(seen).toMatchObject([{ state: 'failed', message: expect.stringContaining('trouble') }]);
    queue.retry(keyAt(0));
    await settle();
    expect([sent(), prepared]).toEqual(['a a', ['a']]);
    expect(seen[0]?.message).toBeUndefined();
    await end('a', done);
    expect(seen).toMatchObject([{ state: 'done', url: '/a', preview: expect.anything() }]);
    queue.retry(keyAt(0));
    await settle();
    expect(sent()).toBe('a a');
  });

  it('report what is wrong with a picture and continue with the others', async () => {
    await add(open(), 'bad a b');
    expect(seen[0]).toMatchObject({ state: 'failed', problem: 'notAnImage' });
    expect([sent(), seen.length]).toEqual(['a b', 3]);
  });

  it('can be removed at any stage', async () => {
    const dropped = vi.spyOn(URL, 'revokeObjectURL');
    const queue = open('/kept');
    await add(queue, 'a b c');
    const [kept, a, , c] = seen;
    for (const item of [a, kept, c]) queue.remove(item?.key ?? '');
    await settle();
    expect(running[0]?.signal.aborted).toBe(true);
    expect(dropped.mock.calls).toEqual([[a?.preview]]);
    await end('a', done);
    const preparing = add(queue, 'd');
    queue.remove(keyAt(1));
    await preparing;
    expect([sent(), seen.map(({ url }) => url)]).toEqual(['a b', [undefined]]);
  });

  it('a batch is told as one success, once every picture is there', async () => {
    const queue = open('/kept');
    await add(queue, 'a b');
    await end('a', done);
    expect(said).toEqual([]);
    await end('b', done);
    queue.remove('/kept');
    expect(said).toEqual(['uploaded']);
    await add(queue, 'c');
    expect(said).toEqual(['uploaded']);
    await end('c', done);
    expect(said).toEqual(['uploaded', 'uploaded']);
  });

  it('nothing is told of a batch where no new picture is left', async () => {
    const queue = open('/kept');
    await add(queue, 'a bad');
    await end('a', done);
    for (const _ of ['a', 'bad']) queue.remove(keyAt(1));
    expect([seen.length, said]).toEqual([1, []]);
  });

  it('a batch is told as one failure, and as a success once every picture is uploaded', async () => {
    const queue = open();
    await add(queue, 'a b c');
    await end('a b', fail);
    await end('c', done);
    expect(said).toEqual(['The upload failed']);
    for (const { key } of seen.slice(0, 2)) queue.retry(key);
    await settle();
    await end('a b', done);
    expect(said).toEqual(['The upload failed', 'uploaded']);
  });

  it('a second try that fails is told again, and nothing of a picture that is gone', async () => {
    const queue = open();
    await add(queue, 'a b');
    await end('a', fail);
    queue.retry(keyAt(0));
    await settle();
    await end('a', fail);
    expect(said).toEqual(['The upload failed', 'The upload failed']);
    for (const { key } of seen) queue.remove(key);
    await end('b', fail);
    expect(said).toHaveLength(2);
  });
});
