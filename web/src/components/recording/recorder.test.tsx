// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeOf } from '#shared/policies/media-types.ts';
import { followFocus } from '#web/components/ui/follow-focus.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { Recorder } from './recorder.tsx';

followFocus();

const stopped = vi.fn();
const getUserMedia = vi.fn();
const stream = { getTracks: () => [{ stop: stopped }] };

/** Records nothing but a few bytes, as soon as it is stopped. */
class FakeRecorder extends EventTarget {
  static last: FakeRecorder | null = null;
  static isTypeSupported = (type: string) => type.includes('webm');
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  stream = stream;
  start() {
    FakeRecorder.last = this;
    this.state = 'recording';
  }
  hears(bytes: number) {
    const data = new Blob(['x'.repeat(bytes)]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
  getUserMedia.mockReset().mockResolvedValue(stream);
  stopped.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Some = Partial<ComponentProps<typeof Recorder>>;

const show = async (as: 'audio' | 'video' | 'either' = 'audio', some: Some = {}) => {
  const onRecorded = vi.fn<(file: File) => void>();
  await renderInSite(<Recorder as={as} mostMinutes={1} onRecorded={onRecorded} {...some} />);
  return onRecorded;
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('records, is listened to, and is attached only then', async () => {
  const onRecorded = await show();
  await press('Record audio');
  expect(getUserMedia).toHaveBeenCalledWith({ audio: true, video: false });
  await pass(3);
  expect(screen.getByText('0:03 of 1:00')).toBeDefined();
  await press('Pause');
  await pass(5);
  expect(screen.getByText('0:03 of 1:00')).toBeDefined();
  await press('Go on');
  await press('Stop');
  expect(stopped).toHaveBeenCalled();
  expect(screen.getByLabelText('Your recording')).toBeDefined();
  expect(onRecorded).not.toHaveBeenCalled();
  await press('Attach this recording');
  const [file] = onRecorded.mock.calls[0] ?? [];
  expect(file?.name).toBe('audio.weba');
  expect(typeOf(file?.name ?? '')).toBe('audio/webm');
  expect(file?.size).toBe(5);
  expect(screen.getByRole('button', { name: 'Record audio' })).toBeDefined();
});

it('ends by itself after the most that is taken', async () => {
  await show();
  await press('Record audio');
  await pass(60);
  expect(screen.getByLabelText('Your recording')).toBeDefined();
});

it('ends by itself before it is too large, and loses nothing of it', async () => {
  const onRecorded = await show('audio', { mostBytes: 1000 });
  await press('Record audio');
  act(() => FakeRecorder.last?.hears(900));
  expect(screen.queryByLabelText('Your recording')).toBeNull();
  act(() => FakeRecorder.last?.hears(60));
  expect(screen.getByLabelText('Your recording')).toBeDefined();
  await press('Attach this recording');
  expect(onRecorded.mock.calls[0]?.[0].size).toBe(965);
});

it('leads the focus from what is pressed to what comes next', async () => {
  await show();
  const focused = () => document.activeElement?.textContent;
  const pressed = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await press(name);
  };
  await pressed('Record audio');
  await waitFor(() => expect(focused()).toBe('Stop'));
  await pressed('Stop');
  await waitFor(() => expect(focused()).toBe('Attach this recording'));
  await pressed('Discard and record again');
  await waitFor(() => expect(focused()).toBe('Record audio'));
});

it('says why none is taken now, and keeps what was recorded until one is', async () => {
  await show('audio', { refusal: 'Ten at most.' });
  expect(screen.getByText('Ten at most.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Record audio' }).disabled).toBe(
    true,
  );
});

it('discards what somebody does not like', async () => {
  const onRecorded = await show();
  await press('Record audio');
  await press('Stop');
  await press('Discard and record again');
  expect(screen.queryByLabelText('Your recording')).toBeNull();
  expect(onRecorded).not.toHaveBeenCalled();
});

it('offers what is asked for', async () => {
  await show('either');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Record audio',
    'Record video',
  ]);
});

it.each([
  ['NotAllowedError', /does not let this page record/],
  ['NotFoundError', /No microphone or camera/],
  ['AbortError', /could not be made/],
])('says what to do after %s, and can be tried again', async (name, words) => {
  await show();
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await press('Record audio');
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Record audio' })).toBeDefined();
});

it('says so where the browser records in no form that is taken', async () => {
  vi.stubGlobal('MediaRecorder', { isTypeSupported: () => false });
  await show();
  expect(screen.getByText(/cannot record/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
