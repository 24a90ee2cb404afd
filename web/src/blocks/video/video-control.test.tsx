// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { preferences } from '#web/lib/preferences.ts';
import { FilmCaptions } from './film-captions.tsx';
import { VideoBar } from './video-bar.tsx';
import { createVideoControl, type VideoControl } from './video-control.ts';

let control: VideoControl;
let video: HTMLVideoElement;
let tracks: Record<string, { mode: string }>;
let textTracks: EventTarget;

const said = {
  en: [{ startTime: 0, endTime: 4, text: 'The knot' }],
  es: [
    { startTime: 0, endTime: 9, text: 'El nudo' },
    { startTime: 3, endTime: 9, text: '<v Ana>Y la cuerda' },
  ],
};

beforeEach(() => {
  preferences.set({ captions: false });
  let [second, paused] = [0, false];
  textTracks = new EventTarget();
  video = document.createElement('video');
  Object.defineProperties(video, {
    duration: { get: () => 100 },
    paused: { get: () => paused },
    textTracks: { value: textTracks },
    currentTime: {
      get: () => second,
      set: (value: number) => {
        second = value;
      },
    },
  });
  video.pause = vi.fn(() => {
    paused = true;
    video.dispatchEvent(new Event('pause'));
  });
  tracks = {};
  for (const [language, cues] of Object.entries(said)) {
    const element = document.createElement('track');
    element.srclang = language;
    tracks[language] = Object.assign(new EventTarget(), { mode: 'disabled', cues });
    Object.defineProperties(element, {
      readyState: { value: HTMLTrackElement.LOADED },
      track: { value: tracks[language] },
    });
    video.append(element);
  }
  control = createVideoControl();
  control.attach(video, 'es');
});

const at = (second: number) =>
  act(() => {
    video.currentTime = second;
    video.dispatchEvent(new Event('timeupdate'));
  });

describe('the captions of a film', () => {
  it('are off in the reader’s language until the reader wants them, whatever the browser chooses', () => {
    // As browsers do that were once asked for captions, in whatever language comes first.
    tracks['en']!.mode = 'showing';
    textTracks.dispatchEvent(new Event('change'));
    expect(control.get()).toMatchObject({ captions: false, language: 'es' });
    expect(tracks).toMatchObject({ en: { mode: 'disabled' }, es: { mode: 'hidden' } });
    expect(preferences.get().captions).toBe(false);
  });

  it('are drawn one cue at a time, with who says it', async () => {
    await renderInSite(<FilmCaptions control={control} />);
    at(1);
    expect(screen.queryByText('El nudo')).toBeNull();
    act(() => control.setCaptions(true));
    expect(screen.getByText('El nudo').closest('p')?.lang).toBe('es');
    at(5);
    expect(screen.getByText('Ana: Y la cuerda')).toBeDefined();
    expect(screen.queryByText('El nudo')).toBeNull();
    expect(tracks['es'], 'not by the browser as well').toMatchObject({ mode: 'hidden' });
  });

  it('change their language by hand', async () => {
    await renderInSite(
      <>
        <VideoBar control={control} onNote={null} />
        <FilmCaptions control={control} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Captions' }));
    const choice = screen.getByRole('combobox', { name: 'Caption language' });
    fireEvent.change(choice, { target: { value: 'en' } });
    at(1);
    expect(screen.getByText('The knot')).toBeDefined();
  });
});

describe('the bar of a film', () => {
  it('names every sign, and shows where one is', async () => {
    await renderInSite(<VideoBar control={control} onNote={() => undefined} />);
    const signs = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(signs).toEqual([
      'Pause',
      'Back 10 seconds',
      'Forward 10 seconds',
      'Mute',
      'Captions',
      'Note here',
      'Full screen',
    ]);
    at(61);
    const place = screen.getByRole('slider', { name: 'Position in the video' });
    expect(place.getAttribute('aria-valuetext')).toBe('1:01 of 1:40');
    fireEvent.change(place, { target: { value: '30' } });
    expect(video.currentTime).toBe(30);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  });
});
