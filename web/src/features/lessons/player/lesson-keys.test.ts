// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonAction, videoKey } from './lesson-keys.ts';
import { createVideoControl, type VideoControl } from '#web/blocks/video/video-control.ts';

const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the keys of a lesson', () => {
  it.each([
    ['n', {}, 'next'],
    ['p', {}, 'previous'],
    ['o', {}, 'outline'],
    ['t', {}, 'transcript'],
    ['z', {}, 'focus'],
    ['N', { shiftKey: true }, 'note'],
    // Caps lock does not turn "next" into "new note".
    ['N', {}, 'next'],
    ['n', { ctrlKey: true }, null],
    ['constructor', {}, null],
    ['Enter', {}, null],
  ] as const)('%s with %j means %s', (key, held, action) => {
    expect(lessonAction(press(key, held))).toBe(action);
  });
});

describe('the keys of a video', () => {
  let video: HTMLVideoElement;
  let control: VideoControl;

  beforeEach(() => {
    localStorage.clear();
    video = document.createElement('video');
    let [second, paused] = [60, true];
    Object.defineProperties(video, {
      currentTime: {
        get: () => second,
        set: (value: number) => {
          second = value;
        },
      },
      duration: { get: () => 100 },
      paused: { get: () => paused },
      textTracks: { value: new EventTarget() },
    });
    video.play = vi.fn(async () => void (paused = false));
    video.pause = vi.fn(() => void (paused = true));
    control = createVideoControl();
    control.attach(video, 'en');
  });

  it.each([
    ['j', 50],
    ['l', 70],
    ['ArrowLeft', 55],
    ['ArrowRight', 65],
  ])('%s goes to second %i', (key, second) => {
    expect(videoKey(press(key), control)).toBe(true);
    expect(video.currentTime).toBe(second);
  });

  it('never leave the video', () => {
    for (let times = 0; times < 10; times += 1) videoKey(press('l'), control);
    expect(video.currentTime).toBe(100);
    for (let times = 0; times < 20; times += 1) videoKey(press('j'), control);
    expect(video.currentTime).toBe(0);
  });

  it.each([' ', 'k'])('%j plays and pauses', (key) => {
    videoKey(press(key), control);
    expect(video.paused).toBe(false);
    videoKey(press(key), control);
    expect(video.paused).toBe(true);
  });

  it('turn captions on, and remember it', () => {
    videoKey(press('c'), control);
    expect(control.get().captions).toBe(true);
    expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({
      captions: true,
    });
  });

  it('mute, and change the speed between half and double', () => {
    videoKey(press('m'), control);
    expect(video.muted).toBe(true);
    const faster = () => {
      videoKey(press('>', { shiftKey: true }), control);
      video.dispatchEvent(new Event('ratechange'));
    };
    for (let times = 0; times < 9; times += 1) faster();
    expect(video.playbackRate).toBe(2);
  });

  it('do nothing without a video, with a modifier, or for another key', () => {
    expect(videoKey(press('k'), createVideoControl())).toBe(false);
    expect(videoKey(press('l', { ctrlKey: true }), control)).toBe(false);
    expect(videoKey(press('toString'), control)).toBe(false);
    expect(video.currentTime).toBe(60);
  });
});
