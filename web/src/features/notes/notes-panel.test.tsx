// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import type { Note } from './types.ts';
import { type Draft, NotesPanel } from './notes-panel.tsx';
import { undoFor } from './shown-notes.ts';
import { useNotes } from './use-notes.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const note = (changes: Partial<Note> = {}): Note => ({
  noteId: 'n1',
  courseId: 'c1',
  blockId: 'b1',
  positionSeconds: 151,
  text: 'First thought',
  createdAt: '2025-03-01T10:00:00.000Z',
  version: 1,
  ...changes,
});

let stored: Note[];
let answers: Record<string, (input: { body: { text: string; version: number } }) => unknown>;

beforeEach(() => {
  stored = [note()];
  answers = {
    'notes.list': () => ({ items: stored, nextCursor: null }),
    'notes.create': ({ body }) => note({ noteId: 'n2', text: body.text }),
    'notes.update': ({ body }) => note({ text: body.text, version: 2 }),
    'notes.delete': () => note(),
  };
  call.mockReset();
  call.mockImplementation(async (id: string, input: never) => answers[id]?.(input));
});
afterEach(() => vi.useRealTimers());

const onJump = vi.fn();

function Panel() {
  const notes = useNotes('c1', true);
  const [draft, setDraft] = useState<Draft>({ text: '', second: null, asked: 0 });
  return (
    <NotesPanel
      notes={notes}
      place={{ blockId: 'b1', moduleId: 'm1' }}
      draft={draft}
      onDraft={setDraft}
      second={() => 12.7}
      onJump={onJump}
      lessonLink={(blockId) => `Lesson ${blockId}`}
    />
  );
}

const show = async () => {
  const page = await renderInSite(<Panel />);
  await screen.findByText('First thought');
  return page;
};
const calls = (id: string) => call.mock.calls.filter(([name]) => name === id);
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Write a note' }), {
    target: { value: text },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('notes', () => {
  it('are kept on the second that was pinned, and shown before the server has answered', async () => {
    let answer: (value: Note) => void = () => undefined;
    answers['notes.create'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await show();
    write('  Second thought ');
    press('Attach to this second of the video');
    press('Save note');
    expect(await screen.findByText('Second thought')).toBeDefined();
    expect(screen.getByText('Saving…')).toBeDefined();
    expect(calls('notes.create')[0]?.[1]).toMatchObject({
      body: { positionSeconds: 12, text: 'Second thought', moduleId: 'm1', blockId: 'b1' },
    });
    await act(async () =>
      answer(note({ noteId: 'n2', positionSeconds: 12, text: 'Second thought' })),
    );
    expect(screen.queryByText('Saving…')).toBeNull();
    expect(screen.getAllByText('Second thought')).toHaveLength(1);
  });

  it('that could not be saved stay, say so, and are sent again under the same key', async () => {
    answers['notes.create'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await show();
    write('Do not lose me');
    press('Save note');
    expect(await screen.findByText('Not saved')).toBeDefined();
    answers['notes.create'] = () => note({ noteId: 'n2', text: 'Do not lose me' });
    press('Try again');
    await vi.waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
    expect(screen.getByText('Do not lose me')).toBeDefined();
    const keys = calls('notes.create').map(([, input]) => input.idempotencyKey as string);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that are deleted can be brought back for ten seconds', async () => {
    await show();
    vi.useFakeTimers();
    press('Delete');
    expect(screen.queryByText('First thought')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(undoFor - 1));
    press('Undo');
    expect(screen.getByText('First thought')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(undoFor * 2));
    expect(calls('notes.delete')).toHaveLength(0);
  });

  it('that are deleted are gone after ten seconds', async () => {
    await show();
    vi.useFakeTimers();
    press('Delete');
    await act(() => vi.advanceTimersByTimeAsync(undoFor));
    expect(calls('notes.delete')).toHaveLength(1);
    expect(screen.queryByText('Undo')).toBeNull();
    expect(screen.getByText('No notes on this lesson yet.')).toBeDefined();
  });

  it('that are deleted are gone when the lesson is left before that', async () => {
    const { unmount } = await show();
    press('Delete');
    unmount();
    expect(calls('notes.delete')).toHaveLength(1);
  });

  it('show both versions where somebody changed them elsewhere, and keep the one that is chosen', async () => {
    const current = note({ text: 'From the phone', version: 5 });
    answers['notes.update'] = () => {
      const problem = { type: '', title: '', status: 409, code: 'stale_version', requestId: 'r' };
      throw new ApiError(409, { ...problem, code: 'stale_version', current });
    };
    await show();
    press('Edit');
    fireEvent.change(screen.getByRole('textbox', { name: 'Edit' }), {
      target: { value: 'From the desk' },
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Save note' }).at(-1) as HTMLElement);
    expect(await screen.findByText('From the phone')).toBeDefined();
    expect(screen.getByText('From the desk')).toBeDefined();
    answers['notes.update'] = ({ body }) => note({ text: body.text, version: 6 });
    press('Keep mine');
    await vi.waitFor(() => expect(screen.queryByText('From the phone')).toBeNull());
    expect(calls('notes.update').at(-1)?.[1]).toMatchObject({
      body: { version: 5, text: 'From the desk' },
    });
  });

  it('lead to their second', async () => {
    await show();
    press('Go to 2:31 in the video');
    expect(onJump.mock.lastCall?.[0]).toMatchObject({ positionSeconds: 151, blockId: 'b1' });
  });

  it('case 61: stay text, whatever is written in them', async () => {
    const markup = '<img src=x onerror="window.__xss = 1"><script>1</script>';
    stored = [note(), note({ noteId: 'n9', text: markup })];
    const { container } = await show();
    expect(screen.getByText(markup)).toBeDefined();
    expect(container.querySelector('img, script, [onerror]')).toBeNull();
  });
});
