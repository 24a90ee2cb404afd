import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFiles } from './files.ts';
import type { MediaLink } from '../types.ts';

const link = (mediaId: string, url: string) => ({ mediaId, url, fileName: 'a.png' }) as MediaLink;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('files that came in without a link have one once they are saved', async () => {
  const ask = vi.fn(async () => [link('old', 'old-2'), link('restored', 'restored-1')]);
  const files = createFiles([link('old', 'old-1')], ask);
  files.complete(['old']);
  expect(ask).not.toHaveBeenCalled();
  files.complete(['old', 'restored']);
  await vi.advanceTimersByTimeAsync(0);
  expect(files.get().get('restored')?.url).toBe('restored-1');
  for (let save = 1; save <= 3; save += 1) files.complete(['old', 'restored', 'gone']);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a picture whose link has ended is asked for anew; one that is broken is not asked for again and again', async () => {
  let asked = 0;
  const files = createFiles([link('a', 'a-0')], async () => [link('a', `a-${(asked += 1)}`)]);
  // Each picture that is drawn anew and fails again says so.
  files.subscribe(files.onLinkEnded);
  files.onLinkEnded();
  await vi.advanceTimersByTimeAsync(1000);
  expect(files.get().get('a')?.url).toBe('a-1');
  await vi.advanceTimersByTimeAsync(300_000);
  files.onLinkEnded();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(2);
});

it('without an answer, what is known stays', async () => {
  const files = createFiles([link('a', 'a-0')], () => Promise.reject(new TypeError('offline')));
  files.onLinkEnded();
  await vi.advanceTimersByTimeAsync(0);
  expect(files.get().get('a')?.url).toBe('a-0');
});
