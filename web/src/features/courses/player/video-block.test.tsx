// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { Block, BlockContentOf } from './types.ts';
import { VideoBlock } from './video-block.tsx';
import { createVideoControl } from './video-control.ts';

const content: BlockContentOf<'video'> = {
  kind: 'video',
  mediaId: 'film',
  durationSeconds: 60,
  captions: [{ language: 'es', mediaId: 'words' }],
};

const block = (signature: string): Block =>
  ({
    content,
    links: [
      { mediaId: 'film', url: `https://media.example/film?${signature}` },
      { mediaId: 'words', url: `https://media.example/words?${signature}` },
    ],
  }) as unknown as Block;

/** jsdom plays nothing: a film without text tracks that can be listened to. */
Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
  get: () => Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: () => [].values() }),
});
Object.defineProperty(HTMLTrackElement.prototype, 'track', {
  value: { mode: 'disabled', cues: null },
});

const onLinksEnded = vi.fn(async () => undefined);

const player = (signature: string) => (
  <VideoBlock
    block={block(signature)}
    content={content}
    title="Small steps"
    control={createVideoControl()}
    startAt={21}
    onPosition={null}
    onLinksEnded={onLinksEnded}
    onNote={null}
    report={null}
  />
);

async function showVideo() {
  await renderInSite(player('first'));
  const video = screen.getByLabelText<HTMLVideoElement>('Small steps');
  let second = 0;
  Object.defineProperties(video, {
    duration: { get: () => 60 },
    paused: { get: () => true },
    currentTime: {
      get: () => second,
      set: (value: number) => {
        second = value;
      },
    },
  });
  return { video, second: () => second };
}

it('has captions, and begins where it was left', async () => {
  const { video, second } = await showVideo();
  expect(video.querySelector('track')?.getAttribute('srclang')).toBe('es');
  fireEvent.loadedMetadata(video);
  expect(second()).toBe(21);
});

it('asks for fresh links when they have ended, and goes on at the same second', async () => {
  const { video, second } = await showVideo();
  fireEvent.loadedMetadata(video);
  video.currentTime = 33;
  fireEvent.error(video);
  expect(onLinksEnded).toHaveBeenCalledOnce();
  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(second()).toBe(33);
});

it('says so when fresh links do not help, and does not ask for ever', async () => {
  const { video } = await showVideo();
  onLinksEnded.mockClear();
  fireEvent.error(video);
  fireEvent.error(video);
  fireEvent.error(video);
  expect(onLinksEnded).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toContain('cannot be played');
});
