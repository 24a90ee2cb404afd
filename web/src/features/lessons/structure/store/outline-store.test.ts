import { describe, expect, it, vi } from 'vitest';
import { apply } from '../model/apply.ts';
import type { Step, Structure } from '../types.ts';
import { createOutlineStore } from './outline-store.ts';
import type { Sent } from './sent.ts';

const now = '2026-01-05T09:00:00.000Z';
const row = (blockId: string) => ({ blockId, moduleId: 'M', published: true, binnedAt: null });
const begun = {
  modules: [{ moduleId: 'M', published: true, binnedAt: null }],
  blocks: ['a', 'b', 'c'].map(row),
} as Structure;

const unpublish = (id: string): Step => ({
  on: 'blocks',
  ids: [id],
  change: { do: 'unpublish' },
});
const bin = (id: string): Step => ({ on: 'blocks', ids: [id], change: { do: 'bin' } });

/** A course on a server that answers when it is told to, and a page that shows it. */
function scene() {
  let course = begun;
  const waiting: { step: Step; answer: (error?: Error) => void }[] = [];
  const refresh = vi.fn();
  const store = createOutlineStore({
    base: () => course,
    rebase: (next) => {
      course = next;
    },
    refresh,
    send: (step) =>
      new Promise<Sent>((resolve, reject) =>
        waiting.push({
          step,
          answer: (error) =>
            error ? reject(error) : resolve({ onto: (so) => apply(so, step, now) }),
        }),
      ),
  });
  const shown = () => store.get().pending.reduce((so, step) => apply(so, step, now), course);
  const marks = (given: Structure) =>
    given.blocks
      .map(({ blockId, published, binnedAt }) =>
        binnedAt === null ? blockId + (published ? '' : '-') : '',
      )
      .join(' ')
      .trim();
  return {
    store,
    refresh,
    waiting,
    shows: () => marks(shown()),
    has: () => marks(course),
    /** The server answers the oldest request that waits, once there is one. */
    answer: async (error?: Error) => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.answer(error);
    },
  };
}

describe('the changes of a session', () => {
  it('show at once, are sent one after the other, and end with a new look at the course', async () => {
    const { store, waiting, shows, has, answer, refresh } = scene();
    const first = store.run([unpublish('a')], 'first');
    const second = store.run([bin('b')], 'second');
    expect(shows()).toBe('a-  c');
    expect(has()).toBe('a b c');
    await answer();
    await first;
    expect(waiting.length).toBeLessThanOrEqual(1);
    expect(refresh).not.toHaveBeenCalled();
    await answer();
    await second;
    expect(has()).toBe('a-  c');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('are taken back where they are refused, with what belonged to them and nothing else', async () => {
    const { store, shows, answer } = scene();
    const refused = store.run([unpublish('a'), unpublish('b')], 'both');
    const other = store.run([bin('c')], 'other');
    await answer(new Error('no'));
    expect((await refused).ok).toBe(false);
    expect(shows()).toBe('a b');
    await answer();
    await other;
    expect(shows()).toBe('a b');
    expect(store.get().undos.map(({ words }) => words)).toEqual(['other']);
  });

  it('keep what went before a refusal, and take back that alone', async () => {
    const { store, has, answer } = scene();
    const half = store.run([unpublish('a'), unpublish('b')], 'both');
    await answer();
    await answer(new Error('no'));
    await half;
    expect(has()).toBe('a- b c');
    const back = store.undo();
    await answer();
    await back?.done;
    expect(has()).toBe('a b c');
  });

  it('are taken back from the last, also in haste: before it has been answered', async () => {
    const { store, has, answer } = scene();
    const first = store.run([unpublish('a')], 'first');
    await answer();
    await first;
    const second = store.run([bin('b')], 'second');
    const back = store.undo();
    expect(back?.words).toBe('second');
    await answer();
    await second;
    await answer();
    await back?.done;
    expect(has()).toBe('a- b c');
    expect(store.undo()?.words).toBe('first');
  });

  it('are done again in their order once they were taken back, until something else is done', async () => {
    const { store, shows, answer } = scene();
    const settle = async (begun: { done: Promise<unknown> } | null) => {
      await answer();
      await begun?.done;
    };
    const first = store.run([unpublish('a')], 'first');
    await answer();
    await first;
    const second = store.run([bin('b')], 'second');
    await answer();
    await second;
    await settle(store.undo());
    await settle(store.undo());
    expect(shows()).toBe('a b c');
    const again = store.redo();
    expect(again?.words).toBe('first');
    await settle(again);
    expect(shows()).toBe('a- b c');
    await settle(store.undo());
    await settle(store.redo());
    expect(shows()).toBe('a- b c');
    const other = store.run([bin('c')], 'other');
    expect(store.redo()).toBeNull();
    await answer();
    await other;
    expect(shows()).toBe('a- b');
  });

  it('have nothing to take back once all is', () => {
    expect(scene().store.undo()).toBeNull();
    expect(scene().store.redo()).toBeNull();
  });
});
