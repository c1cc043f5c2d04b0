import { beforeEach, describe, expect, it } from 'vitest';
import { announceUploads } from '../../../../shared/features/upload/upload.ts';
import type { UploadItem } from '../../../../shared/features/upload/uploadQueue.ts';

const item = (key: string, state: UploadItem['state'], message?: string): UploadItem => ({
  key,
  state,
  progress: 0,
  ...(message && { message }),
});
const failed = (key: string) => item(key, 'failed', 'The upload failed');
const done = (...keys: string[]) => keys.map((key) => item(key, 'done'));

let said: string[];
let change: (items: readonly UploadItem[]) => void;

beforeEach(() => {
  said = [];
  change = announceUploads(['kept0'], {
    changed: () => undefined,
    uploaded: () => void said.push('uploaded'),
    failed: (message) => void said.push(message),
  });
});

describe('the announcement of a batch of pictures', () => {
  it('is one success, once every picture is there', () => {
    change([...done('kept0'), item('a', 'uploading'), item('b', 'waiting')]);
    change([...done('kept0', 'a'), item('b', 'uploading')]);
    expect(said).toEqual([]);
    change(done('kept0', 'a', 'b'));
    change(done('kept0', 'a', 'b'));
    change(done('kept0', 'b'));
    expect(said).toEqual(['uploaded']);
    change([...done('kept0', 'b'), item('c', 'waiting')]);
    change(done('kept0', 'b', 'c'));
    expect(said).toEqual(['uploaded', 'uploaded']);
  });

  it('is not made for pictures from before, or for none', () => {
    change(done('kept0'));
    change([]);
    expect(said).toEqual([]);
  });

  it('is one failure and no success while one of nine has failed; a success once it is uploaded', () => {
    const eight = Array.from('bcdefghi');
    for (let there = 0; there <= 8; there += 1)
      change([failed('a'), ...done(...eight.slice(0, there))]);
    expect(said).toEqual(['The upload failed']);
    change([item('a', 'uploading'), ...done(...eight)]);
    change(done('a', ...eight));
    expect(said).toEqual(['The upload failed', 'uploaded']);
  });

  it('is a failure again if the second try also fails', () => {
    change([failed('a')]);
    change([item('a', 'uploading')]);
    change([failed('a'), failed('b')]);
    expect(said).toEqual(['The upload failed', 'The upload failed']);
  });
});
