// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { useLesson } from './use-lesson.ts';
import '../../../test/patience.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const ids = (blockId: string) => ({ courseId: 'c', moduleId: 'm', blockId });
const lessonOf = (blockId: string, version: number) => ({
  block: { blockId, version, positionSeconds: 0 },
  outline: [],
  enrollment: null,
});
const recorded = (blockVersion: number) =>
  ({ state: 'started', enrollment: { completedAt: null }, blockVersion }) as never;

async function openLesson(blockId: string) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook((id: string) => useLesson(ids(id)), { wrapper, initialProps: blockId });
  await waitFor(() => expect(hook.result.current.query.data).toBeDefined());
  return hook;
}

beforeEach(() => {
  call.mockReset();
});

describe('a lesson that its teacher changes while it is read', () => {
  it('is told by the answer to a report, until the new version is there', async () => {
    call.mockResolvedValue(lessonOf('b1', 3));
    const { result } = await openLesson('b1');
    act(() => result.current.onRecorded(recorded(3)));
    expect(result.current.revised).toBe(false);
    act(() => result.current.onRecorded(recorded(4)));
    expect(result.current.revised).toBe(true);
    call.mockResolvedValue(lessonOf('b1', 4));
    await act(() => result.current.query.refetch());
    await waitFor(() => expect(result.current.revised).toBe(false));
  });

  it('says nothing of the next lesson', async () => {
    call.mockImplementation(async (_id: string, { params }: { params: { blockId: string } }) =>
      lessonOf(params.blockId, 1),
    );
    const { result, rerender } = await openLesson('b1');
    act(() => result.current.onRecorded(recorded(9)));
    expect(result.current.revised).toBe(true);
    rerender('b2');
    await waitFor(() => expect(result.current.query.data?.block.blockId).toBe('b2'));
    expect(result.current.revised).toBe(false);
  });
});
