// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { onFilesChanged, uploads } from './uploads.ts';

const refuse = () => Promise.reject(new Error('refused'));
vi.mock('./transport.ts', () => ({ transport: new Proxy({}, { get: () => refuse }) }));

it('tells of a file that was over before anybody heard, and tells it once', async () => {
  uploads.add('course', new File(['WEBVTT'], 'captions.vtt', { type: 'text/vtt' }));
  await vi.waitFor(() => expect(uploads.get()).toMatchObject([{ state: 'failed' }]));
  const hearer = vi.fn();
  const stop = onFilesChanged(hearer);
  expect(hearer.mock.calls).toEqual([['course']]);
  stop();
  onFilesChanged(hearer)();
  expect(hearer).toHaveBeenCalledOnce();
});
