// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { progressOutbox } from './progress-outbox.ts';
import { useProgress } from './use-progress.ts';
// What says why is loaded with the first of it: not when the tests are over.
import '#web/components/ui/toaster.tsx';
import '../../../test/patience.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

let online = true;
Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });

const ids = { courseId: 'c1', moduleId: 'm1', blockId: 'b1' };
const onState = vi.fn();
const onRecorded = vi.fn();

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const open = (lastActivityAt: string | null = null) =>
  renderHook(
    () =>
      useProgress({
        ids,
        userId: 'ana',
        state: 'started',
        positionSeconds: 9,
        lastActivityAt,
        records: true,
        onRecorded,
        onState,
      }),
    { wrapper },
  );
const sent = () => call.mock.calls.map(([, input]) => input.body as object);

afterEach(cleanup);

beforeEach(() => {
  localStorage.clear();
  online = true;
  call.mockReset();
  call.mockResolvedValue({ state: 'started', enrollment: {} });
  onState.mockReset();
});

describe('progress in a lesson', () => {
  it('is marked at once, saved, and taken back again', async () => {
    const { result } = open();
    act(() => result.current.mark('done'));
    expect(result.current.state).toBe('done');
    expect(onState).toHaveBeenLastCalledWith('done');
    await waitFor(() => expect(result.current.saving.is).toBe('saved'));
    act(() => result.current.mark('started'));
    expect(result.current.state).toBe('started');
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ state: 'started' }));
    expect(progressOutbox.of('ana', 'c1')).toEqual([]);
  });

  it('is kept on the device without a connection, and sent when it is back', async () => {
    online = false;
    act(() => void dispatchEvent(new Event('offline')));
    const { result } = open();
    act(() => result.current.mark('done'));
    await waitFor(() => expect(result.current.saving.is).toBe('kept'));
    expect(call).not.toHaveBeenCalled();
    expect(progressOutbox.find('ana', 'b1')?.state).toBe('done');
    online = true;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.saving.is).toBe('saved'));
    expect(sent()).toEqual([{ state: 'done', positionSeconds: 9 }]);
    expect(progressOutbox.find('ana', 'b1')).toBeNull();
  });

  it('begins where this device left it, unless another one went on since', async () => {
    progressOutbox.keep({ ...ids, userId: 'ana', state: 'started', positionSeconds: 77 });
    expect(open().result.current.startAt).toBe(77);
    progressOutbox.keep({ ...ids, userId: 'ana', state: 'started', positionSeconds: 77 });
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(open(later).result.current.startAt).toBe(9);
    await waitFor(() => expect(progressOutbox.of('ana', 'c1')).toEqual([]));
  });

  it('that is refused is taken back, and says why', async () => {
    const problem = { type: '', title: '', status: 403, requestId: 'r' };
    const { result } = open();
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    call.mockRejectedValue(new ApiError(403, { ...problem, code: 'enrollment_required' }));
    act(() => result.current.mark('done'));
    await waitFor(() => expect(result.current.saving.is).toBe('failed'));
    expect(result.current.state).toBe('started');
    expect(onState).toHaveBeenLastCalledWith('started');
    expect(progressOutbox.find('ana', 'b1')).toBeNull();
  });

  it('that got no answer stays marked, stays on the device, and can be sent again', async () => {
    const { result } = open();
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    act(() => result.current.mark('done'));
    await waitFor(() => expect(result.current.saving.is).toBe('failed'));
    expect(result.current.state).toBe('done');
    expect(progressOutbox.find('ana', 'b1')?.state).toBe('done');
    const { saving } = result.current;
    act(() => (saving.is === 'failed' ? saving.retry?.() : undefined));
    await waitFor(() => expect(result.current.saving.is).toBe('saved'));
  });
});
