import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { saveOver } from './save-over.ts';

type Thing = { title: string; minutes: number; version: number };
const seen: Thing = { title: 'Bread', minutes: 5, version: 1 };

const stale = (current: Thing) =>
  new ApiError(409, {
    type: '',
    title: '',
    status: 409,
    code: 'stale_version',
    requestId: 'r',
    current,
  });

/** A server whose thing others have changed before each save, as often as told. */
function serverWith(...others: Partial<Thing>[]) {
  let thing = seen;
  return vi.fn(async (changes: Partial<Omit<Thing, 'version'>>, version: number) => {
    const other = others.shift();
    if (other) thing = { ...thing, ...other, version: thing.version + 1 };
    if (version !== thing.version) throw stale(thing);
    thing = { ...thing, ...changes, version: version + 1 };
    return thing;
  });
}

describe('saving over what somebody else may have changed', () => {
  it('writes the changed fields alone, over the version that was seen', async () => {
    const send = serverWith();
    const outcome = await saveOver({ fields: { title: 'Rye', minutes: 5 }, seen, send });
    expect(send.mock.calls).toEqual([[{ title: 'Rye' }, 1, seen]]);
    expect(outcome).toEqual({ is: 'saved', saved: { title: 'Rye', minutes: 5, version: 2 } });
  });

  it('keeps what others changed elsewhere, however often', async () => {
    const send = serverWith({ minutes: 8 }, { minutes: 9 });
    const outcome = await saveOver({ fields: { title: 'Rye' }, seen, send });
    expect(outcome).toEqual({ is: 'saved', saved: { title: 'Rye', minutes: 9, version: 4 } });
  });

  it('writes nothing over a field that both changed, and says which', async () => {
    const send = serverWith({ title: 'Spelt' });
    const outcome = await saveOver({ fields: { title: 'Rye', minutes: 7 }, seen, send });
    expect(outcome).toEqual({
      is: 'conflict',
      theirs: { title: 'Spelt', minutes: 5, version: 2 },
      names: ['title'],
    });
  });

  it('asks nobody where what is known here already contradicts', async () => {
    const send = serverWith();
    const known = { ...seen, title: 'Spelt', version: 2 };
    const outcome = await saveOver({ fields: { title: 'Rye' }, seen, known, send });
    expect(outcome.is).toBe('conflict');
    expect(send).not.toHaveBeenCalled();
  });

  it('finds no contradiction where both wrote the same', async () => {
    const send = serverWith({ title: 'Rye' });
    const outcome = await saveOver({ fields: { title: 'Rye' }, seen, send });
    expect(outcome.is).toBe('saved');
  });
});
