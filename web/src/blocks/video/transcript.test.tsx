// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { Transcript } from './transcript.tsx';
import { createVideoControl, type VideoControl } from './video-control.ts';

const cues = [
  { startTime: 0, endTime: 4, text: '<v Ana>La cámara está lista' },
  { startTime: 4, endTime: 8, text: 'Seguimos con la luz' },
  { startTime: 8, endTime: 12, text: 'Y otra vez la cámara' },
];

let control: VideoControl;
let video: HTMLVideoElement;

/** A video whose captions the browser has read. */
function attach(readyState: number = HTMLTrackElement.LOADED) {
  video = document.createElement('video');
  video.play = vi.fn(async () => undefined);
  let second = 0;
  Object.defineProperties(video, {
    currentTime: {
      get: () => second,
      set: (value: number) => {
        second = value;
      },
    },
    textTracks: { value: new EventTarget() },
  });
  const element = document.createElement('track');
  element.srclang = 'es';
  Object.defineProperties(element, {
    readyState: { value: readyState },
    track: { value: { mode: 'disabled', cues } },
  });
  video.append(element);
  control = createVideoControl();
  control.attach(video, 'es');
  return element;
}

beforeEach(() => localStorage.clear());

describe('the transcript', () => {
  it('shows who says what, and leads to a second', async () => {
    attach();
    await renderInSite(<Transcript control={control} />, { language: 'es' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Ana:')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Seguimos/ }));
    expect(video.currentTime).toBe(4);
    expect(video.play).toHaveBeenCalled();
  });

  it('follows the video', async () => {
    attach();
    await renderInSite(<Transcript control={control} />, { language: 'es' });
    act(() => {
      video.currentTime = 9;
      video.dispatchEvent(new Event('timeupdate'));
    });
    const current = screen.getByRole('button', { current: true });
    expect(current.textContent).toContain('Y otra vez');
  });

  it('finds words without their accents, marks them and counts the lines', async () => {
    attach();
    await renderInSite(<Transcript control={control} />, { language: 'es' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CAMARA' } });
    expect(screen.getByRole('status').textContent).toBe('2 líneas encontradas');
    const lines = screen.getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => within(line).getByText('cámara').tagName)).toEqual(['MARK', 'MARK']);
  });

  it('says when it could not be loaded, and when there is none', async () => {
    attach(HTMLTrackElement.ERROR);
    const { unmount } = await renderInSite(<Transcript control={control} />);
    expect(screen.getByText(/could not be loaded/)).toBeDefined();
    unmount();
    await renderInSite(<Transcript control={createVideoControl()} />);
    expect(screen.getByText(/has no captions/)).toBeDefined();
  });
});
