import { useState } from 'react';
import type { Choice } from './choice.ts';
import { changedFields, type Conflict, saveOver } from './save-over.ts';

type Options<Fields, Saved> = {
  /** The values that the form was filled with, or the newest that are known. */
  saved: Saved;
  /** Writes the changes over a version; `latest` is that version, where more than the changes is sent. */
  send: (changes: Partial<Fields>, version: number, latest: Saved) => Promise<Saved>;
  /** Hears what is saved now, after each save and where the saved version was taken. */
  onSaved: (saved: Saved) => void;
  /** Hears the fields in which the reader took the saved version, before the others are sent. */
  onTaken?: (fields: Partial<Fields>) => void;
};

export type Outcome = { is: 'saved' } | { is: 'conflict' } | { is: 'failed'; error: unknown };

/**
 * Saves the fields of a form with `saveOver`, and holds a conflict until the reader has settled it.
 * @returns `conflict` for `ConflictNotice`, and the error of the last save
 */
export function useSaveOver<
  Fields extends object,
  Saved extends { version: number } & Record<keyof Fields, unknown>,
>({ saved, send, onSaved, onTaken }: Options<Fields, Saved>) {
  const [seen, setSeen] = useState(saved);
  const [conflict, setConflict] = useState<Conflict<Fields, Saved> | null>(null);
  const [error, setError] = useState<unknown>(null);

  function finish(next: Saved): Outcome {
    setSeen(next);
    onSaved(next);
    return { is: 'saved' };
  }

  async function save(fields: Partial<Fields>, from: Saved = seen): Promise<Outcome> {
    setError(null);
    setConflict(null);
    const known = saved.version > from.version ? saved : from;
    try {
      const outcome = await saveOver<Fields, Saved>({ fields, seen: from, known, send });
      if (outcome.is === 'saved') return finish(outcome.saved);
      setConflict({ mine: fields, ...outcome });
      return { is: 'conflict' };
    } catch (failure) {
      setError(failure);
      return { is: 'failed', error: failure };
    }
  }

  /** @param fields as they are in the form by now; as they were sent, unless told */
  async function settle(
    choices: Record<string, Choice>,
    fields: Partial<Fields> | undefined = conflict?.mine,
  ): Promise<Outcome | undefined> {
    if (!conflict) return undefined;
    const { theirs, names } = conflict;
    // What the reader has not touched is as it was saved elsewhere.
    const kept: Partial<Fields> = {};
    for (const name of changedFields(fields ?? {}, seen)) kept[name] = fields?.[name];
    const taken: Partial<Fields> = {};
    for (const name of names.filter((one) => choices[String(one)] === 'theirs')) {
      delete kept[name];
      Object.assign(taken, { [name]: theirs[name] });
    }
    onTaken?.(taken);
    setSeen(theirs);
    if (changedFields(kept, theirs).length > 0) return save(kept, theirs);
    setConflict(null);
    return finish(theirs);
  }

  return { conflict, error, save, settle };
}
