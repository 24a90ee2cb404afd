// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Block } from '../types.ts';
import { VideoPlayer } from './player.tsx';
import { createVideoControl } from './video-control.ts';

const content: ContentOf<'video'> = {
  kind: 'video',
  mediaId: 'film',
  durationSeconds: 100,
  captions: [],
};
const link = (url: string) => ({
  mediaId: 'film',
  fileName: 'film.mp4',
  contentType: 'video/mp4',
  bytes: 1,
  url,
  expiresAt: '2025-03-01T10:00:00.000Z',
});
const blockWith = (url: string) => ({ content, links: [link(url)] }) as unknown as Block;

const freshBlock = vi.fn<() => Promise<Block>>();

async function show({
  links = true,
  startAt = 0,
  captions = [] as (typeof content)['captions'],
} = {}) {
  const { container } = await renderInSite(
    <VideoPlayer
      block={
        links
          ? blockWith('https://media.example/one')
          : ({ content, links: [] } as unknown as Block)
      }
      content={{ ...content, captions }}
      title="Small steps"
      startsOn={null}
      control={createVideoControl()}
      startAt={startAt}
      onPosition={null}
      freshBlock={freshBlock}
      onNote={null}
      report={<a href="/contact">Tell us about it</a>}
    />,
  );
  return container.querySelector('video');
}

beforeEach(() => {
  localStorage.clear();
  HTMLMediaElement.prototype.load = vi.fn();
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get: () => new EventTarget(),
  });
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    value: Object.assign(new EventTarget(), { mode: 'disabled', cues: null }),
  });
});

describe('a video', () => {
  it('says where its captions are in the other language alone', async () => {
    const other = 'The captions are only available in Spanish.';
    const en = { language: 'en' as const, mediaId: 'english' };
    const es = { language: 'es' as const, mediaId: 'spanish' };
    await show({ captions: [es] });
    expect(screen.getByText(other)).toBeDefined();
    cleanup();
    await show({ captions: [es, en] });
    expect(screen.queryByText(other)).toBeNull();
    cleanup();
    await show();
    expect(screen.queryByText(/captions are/)).toBeNull();
  });

  it('begins where it was left, unless that is its end', async () => {
    for (const [startAt, expected] of [
      [40, 40],
      [98, 0],
    ] as const) {
      const video = await show({ startAt });
      if (video === null) throw new Error('There is no video.');
      let second = 0;
      Object.defineProperties(video, {
        duration: { value: 100 },
        currentTime: {
          get: () => second,
          set: (value: number) => {
            second = value;
          },
        },
      });
      fireEvent.loadedMetadata(video);
      expect(second).toBe(expected);
    }
  });

  it('begins where it was left when it was loaded before its page was drawn', async () => {
    const set = vi.fn<(second: number) => void>();
    const known = [
      ['duration', { get: () => 100 }],
      ['readyState', { get: () => HTMLMediaElement.HAVE_METADATA }],
      ['currentTime', { get: () => 0, set }],
    ] as const;
    const before = known.map(([name, now]) => {
      const was = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, name) ?? {};
      Object.defineProperty(HTMLMediaElement.prototype, name, { configurable: true, ...now });
      return [name, was] as const;
    });
    try {
      await show({ startAt: 40 });
      expect(set).toHaveBeenCalledExactlyOnceWith(40);
    } finally {
      for (const [name, was] of before)
        Object.defineProperty(HTMLMediaElement.prototype, name, was);
    }
  });

  it('that cannot be played says so, with its title, a download and the way to tell', async () => {
    freshBlock.mockResolvedValue(blockWith('https://media.example/one'));
    const video = await show();
    if (video) fireEvent.error(video);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Small steps');
    const download = screen.getByRole('link', { name: 'Download the video' });
    expect(download.getAttribute('href')).toBe('https://media.example/one');
    expect(screen.getByRole('link', { name: 'Tell us about it' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for fresh links first, without a word', async () => {
    freshBlock.mockResolvedValue(blockWith('https://media.example/two'));
    const video = await show();
    if (video) fireEvent.error(video);
    await vi.waitFor(() => expect(freshBlock).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is not there says so', async () => {
    expect(await show({ links: false })).toBeNull();
    expect(screen.getByText(/not available at the moment/)).toBeDefined();
  });
});
