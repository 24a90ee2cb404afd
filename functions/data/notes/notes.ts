import * as z from 'zod';
import { noteSchema } from '#shared/schemas/notes.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { countUse } from '#functions/data/table/hourly-quota.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { versioned } from '#functions/data/table/versioned.ts';

/** The most notes that one person keeps in one course. */
export const mostNotes = 1000;

/** A note as its writer sees it; it lies in their own partition, where nobody else looks. */
export const noteRecord = z.object(noteSchema.shape);
export type Note = z.infer<typeof noteRecord>;

const toItem = (userId: string, note: Note): Item => ({
  ...keys.note(userId, note.courseId, note.noteId),
  entity: 'Note',
  ...note,
});

/** Notes of one person in one hour: more is no writing by hand. */
const perHour = 120;

/** The number of notes, in the transaction that adds one or takes one away. */
const count = (userId: string, courseId: string, change: 1 | -1): TransactionItem => ({
  label: 'note-count',
  update: keys.noteCount(userId, courseId),
  set: 'SET entity = :entity, courseId = :courseId ADD notes :change',
  condition: change === 1 ? 'attribute_not_exists(notes) OR notes < :bound' : 'notes > :bound',
  expression: {
    values: {
      ':entity': 'NoteCount',
      ':courseId': courseId,
      ':change': change,
      ':bound': change === 1 ? mostNotes : 0,
    },
  },
  // No waiting helps: there is room when a note is thrown away.
  refused: () => new AppError('too_many_requests'),
});

export const notes = {
  get: (table: Table, userId: string, courseId: string, noteId: string) =>
    table.get(noteRecord, keys.note(userId, courseId, noteId)),

  /** A person's notes in a course, oldest first; a page. */
  list: (
    table: Table,
    userId: string,
    courseId: string,
    page: { limit: number; start: Item | undefined },
  ) => table.query(noteRecord, ranges.notes(userId, courseId), page),

  /** @throws AppError `too_many_requests` beyond the most notes of a course, or of an hour */
  create: (userId: string, note: Note, now: number): TransactionItem[] => [
    { label: 'note', put: toItem(userId, note), condition: 'attribute_not_exists(pk)' },
    count(userId, note.courseId, 1),
    countUse(
      {
        label: 'note-quota',
        entity: 'NoteQuota',
        keyOf: (hour) => keys.noteQuota(userId, hour),
        perHour,
      },
      now,
    ),
  ],

  /** Replaces a note that is still at `before.version`. */
  replace(userId: string, before: Note, changes: Partial<Note>) {
    const next = { ...before, ...changes, version: before.version + 1 };
    const present = (item: Item) => noteRecord.parse(item);
    return { next, item: versioned(toItem(userId, next), before.version, 'note', present) };
  },

  /** Throws a note away that is still as it was read. */
  remove: (userId: string, { courseId, noteId, version }: Note): TransactionItem[] => [
    tryAgain({
      label: 'note',
      remove: keys.note(userId, courseId, noteId),
      condition: '#version = :version',
      expression: { names: { '#version': 'version' }, values: { ':version': version } },
    }),
    count(userId, courseId, -1),
  ],
};
