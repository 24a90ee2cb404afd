import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#shared/contract/client.ts';
import { api } from '#web/lib/api.ts';
import type { Note } from './types.ts';
import { noteQueries } from './queries.ts';
import {
  type Edit,
  emptyOverlay,
  type Overlay,
  shownNotes,
  undoFor,
  type Unsent,
} from './shown-notes.ts';

const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

export type Notes = ReturnType<typeof useNotes>;

/**
 * The own notes of a course. What the reader does shows at once, says how it stands, and is never lost where the
 * server did not take it; a deleted note can be brought back for ten seconds.
 */
export function useNotes(courseId: string, enabled: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...noteQueries.of(courseId), enabled });
  const [overlay, setOverlay] = useState<Overlay>(emptyOverlay);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const setNotes = (change: (notes: Note[]) => Note[]) =>
    client.setQueryData(noteQueries.of(courseId).queryKey, (notes) => change(notes ?? []));
  const setUnsent = (key: string, next: Unsent | null) =>
    setOverlay((before) => ({
      ...before,
      unsent: [...before.unsent.filter((unsent) => unsent.key !== key), ...(next ? [next] : [])],
    }));
  const setEdit = (noteId: string, next: Edit | null) =>
    setOverlay((before) => ({
      ...before,
      edits: { ...without(before.edits, noteId), ...(next ? { [noteId]: next } : {}) },
    }));
  const setRemoved = (noteId: string, removed: boolean) =>
    setOverlay((before) => ({
      ...before,
      removed: [...before.removed.filter((id) => id !== noteId), ...(removed ? [noteId] : [])],
    }));

  async function create(unsent: Unsent): Promise<void> {
    const { key, blockId, moduleId, positionSeconds, text } = unsent;
    setUnsent(key, { ...unsent, is: 'saving' });
    try {
      const note = await api('notes.create', {
        params: { courseId },
        body: { moduleId, blockId, positionSeconds, text },
        idempotencyKey: key,
      });
      setNotes((notes) => [...notes, note]);
      setUnsent(key, null);
    } catch {
      setUnsent(key, { ...unsent, is: 'failed' });
    }
  }

  async function update(note: Note, text: string): Promise<void> {
    setEdit(note.noteId, { text, is: 'saving' });
    try {
      const saved = await api('notes.update', {
        params: { courseId, noteId: note.noteId },
        body: { version: note.version, text },
      });
      setNotes((notes) => notes.map((other) => (other.noteId === saved.noteId ? saved : other)));
      setEdit(note.noteId, null);
    } catch (error) {
      const current =
        error instanceof ApiError && error.problem?.code === 'stale_version'
          ? (error.problem.current as Note | undefined)
          : undefined;
      setEdit(note.noteId, current ? { text, is: 'conflict', current } : { text, is: 'failed' });
    }
  }

  async function carryOut(noteId: string): Promise<void> {
    timers.current.delete(noteId);
    try {
      await api('notes.delete', { params: { courseId, noteId } });
    } catch (error) {
      // Somebody else threw it away already; for anything else the note is still there.
      if (!(error instanceof ApiError && error.status === 404)) return setRemoved(noteId, false);
    }
    setNotes((notes) => notes.filter((note) => note.noteId !== noteId));
    return setRemoved(noteId, false);
  }

  const onLeave = useEffectEvent(() => {
    for (const [noteId, timer] of timers.current) {
      clearTimeout(timer);
      void carryOut(noteId);
    }
  });
  useEffect(() => () => onLeave(), [courseId]);

  return {
    query,
    shown: shownNotes(query.data ?? [], overlay),
    add: (place: Pick<Unsent, 'blockId' | 'moduleId' | 'positionSeconds'>, text: string) =>
      create({ ...place, text, key: crypto.randomUUID(), is: 'saving' }),
    update,
    /** Sends again what was not saved. */
    retry: (key: string) => {
      const unsent = overlay.unsent.find((other) => other.key === key);
      if (unsent) void create(unsent);
      const note = query.data?.find(({ noteId }) => noteId === key);
      const edit = overlay.edits[key];
      if (note && edit) void update(note, edit.text);
    },
    /** Keeps one of two versions. */
    settle: (key: string, keep: 'mine' | 'theirs') => {
      const edit = overlay.edits[key];
      if (!edit?.current) return;
      const { current, text } = edit;
      setNotes((notes) => notes.map((note) => (note.noteId === key ? current : note)));
      if (keep === 'mine') void update(current, text);
      else setEdit(key, null);
    },
    remove: (noteId: string) => {
      setRemoved(noteId, true);
      timers.current.set(
        noteId,
        setTimeout(() => void carryOut(noteId), undoFor),
      );
    },
    undo: (noteId: string) => {
      clearTimeout(timers.current.get(noteId));
      timers.current.delete(noteId);
      setRemoved(noteId, false);
    },
    /** A note that was never saved is given up. */
    discard: (key: string) => setUnsent(key, null),
  };
}
