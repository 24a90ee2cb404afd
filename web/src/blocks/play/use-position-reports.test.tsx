// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportEvery, usePositionReports } from './use-position-reports.ts';
import '../../../test/patience.ts';

const onPosition = vi.fn();

function Player() {
  const ref = useRef<HTMLVideoElement>(null);
  usePositionReports(ref, onPosition);
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video ref={ref} />;
}

/** jsdom plays nothing: the test says where the video is and whether it runs. */
function showPlayer() {
  const { container, unmount } = render(<Player />);
  const video = container.querySelector('video');
  if (video === null) throw new Error('There is no video.');
  let second = 0;
  let paused = true;
  let ended = false;
  Object.defineProperties(video, {
    currentTime: { get: () => second },
    paused: { get: () => paused },
    ended: { get: () => ended },
    duration: { get: () => 99.6 },
    readyState: { get: () => 4 },
  });
  return {
    at: (time: number, playing = true) => {
      second = time;
      paused = !playing;
    },
    pause: () => {
      paused = true;
      video.dispatchEvent(new Event('pause'));
    },
    /** Shows a second while it plays. */
    show: (time: number) => {
      second = time;
      paused = false;
      video.dispatchEvent(new Event('timeupdate'));
    },
    /** Is elsewhere already when it says that it looks for the place. */
    seek: (time: number) => {
      second = time;
      video.dispatchEvent(new Event('seeking'));
    },
    end: () => {
      second = 99.6;
      paused = true;
      ended = true;
      video.dispatchEvent(new Event('pause'));
      video.dispatchEvent(new Event('ended'));
    },
    unmount,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onPosition.mockClear();
});

it('keeps the second of a playing video every 15 s', () => {
  const player = showPlayer();
  player.at(15.4);
  vi.advanceTimersByTime(reportEvery);
  player.at(30.2);
  vi.advanceTimersByTime(reportEvery);
  expect(onPosition.mock.calls).toEqual([[15], [30]]);
});

it('keeps it when the video pauses, and not again while it stands still', () => {
  const player = showPlayer();
  player.at(7.9);
  player.pause();
  vi.advanceTimersByTime(3 * reportEvery);
  expect(onPosition.mock.calls).toEqual([[7]]);
});

it('keeps it when the lesson is left', () => {
  const player = showPlayer();
  player.at(42);
  player.unmount();
  expect(onPosition.mock.calls).toEqual([[42]]);
});

it('says nothing of a video that was never begun', () => {
  showPlayer().unmount();
  expect(onPosition).not.toHaveBeenCalled();
});

it('keeps where it left off before a leap, and where it plays on behind it', () => {
  const player = showPlayer();
  player.show(0.2);
  player.show(9.5);
  player.seek(70);
  player.seek(80);
  player.show(80.1);
  player.show(80.9);
  expect(onPosition.mock.calls).toEqual([[0], [9], [80]]);
});

it('keeps the end as the end, though it is no whole second', () => {
  const player = showPlayer();
  player.show(90);
  player.end();
  expect(onPosition.mock.calls).toEqual([[90], [100]]);
});
