import type { Note } from './types.ts';

/** The time in which a deleted note can be restored, in milliseconds. */
export const undoFor = 10_000;

/** A note that the server does not have yet. */
export type Unsent = {
  key: string;
  blockId: string;
  moduleId: string;
  positionSeconds: number | null;
  text: string;
  is: 'saving' | 'failed';
};

/** A changed text that the server does not have yet; `current` is what somebody saved in the meantime. */
export type Edit = { text: string; is: 'saving' | 'failed' | 'conflict'; current?: Note };

/** The reader's changes to their notes, ahead of the server. */
export type Overlay = {
  unsent: readonly Unsent[];
  edits: Readonly<Record<string, Edit>>;
  /** Deleted, and to be brought back for a while yet. */
  removed: readonly string[];
};

export const emptyOverlay: Overlay = { unsent: [], edits: {}, removed: [] };

export type ShownNote = {
  key: string;
  /** null while the server does not have it. */
  note: Note | null;
  blockId: string;
  positionSeconds: number | null;
  text: string;
  is: 'saved' | 'saving' | 'failed' | 'conflict' | 'removed';
  current?: Note;
};

const byPlace = (a: ShownNote, b: ShownNote) =>
  (a.positionSeconds ?? -1) - (b.positionSeconds ?? -1);

/** The notes as the reader sees them: the server's, with what is on its way to it, in the order of the video. */
export function shownNotes(notes: readonly Note[], overlay: Overlay): ShownNote[] {
  const kept = notes.map((note): ShownNote => {
    const edit = overlay.edits[note.noteId];
    return {
      key: note.noteId,
      note,
      blockId: note.blockId,
      positionSeconds: note.positionSeconds,
      text: edit?.text ?? note.text,
      is: overlay.removed.includes(note.noteId) ? 'removed' : (edit?.is ?? 'saved'),
      ...(edit?.current ? { current: edit.current } : {}),
    };
  });
  const unsent = overlay.unsent.map(({ key, blockId, positionSeconds, text, is }): ShownNote => ({
    key,
    note: null,
    blockId,
    positionSeconds,
    text,
    is,
  }));
  return [...kept, ...unsent].sort(byPlace);
}
