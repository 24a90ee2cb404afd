import type { Slot } from '#shared/blocks/quiz/slots.ts';
import { secureRandom, shuffled } from '#shared/questions/random.ts';
import { mayDraw } from '#shared/policies/may-draw.ts';
import { foldTag } from '#functions/data/banks/question-facets.ts';
import { questionLists } from '#functions/data/banks/question-lists.ts';
import { type QuestionHead, questions } from '#functions/data/banks/questions.ts';
import type { Table } from '#functions/data/table/table.ts';
import { assignDraws } from './assign-draws.ts';

type DrawSlot = Extract<Slot, { kind: 'draw' }>;
type Drawn = ReadonlyMap<DrawSlot, QuestionHead[]>;

/** The ids of a list that are read: a draw out of more takes from the newest. */
const mostInList = 2000;

/** More than a draw takes are looked at, since some may not be ready. */
const spare = 5;

/** The ids among which a draw may find its questions: in the shortest of its lists, and in all that were read whole. */
async function poolOf(table: Table, { bankId, tags, difficulty }: DrawSlot): Promise<string[]> {
  const wanted = new Set([
    ...tags.map((tag) => `TAG:${foldTag(tag)}`),
    ...(difficulty === null ? [] : [`DIFFICULTY:${difficulty}`]),
  ]);
  const lists = await Promise.all(
    [...(wanted.size > 0 ? wanted : ['ALL'])].map(async (facet) => {
      const order = 'CHANGED' as const;
      const page = { limit: mostInList, start: undefined };
      const { items, last } = await questionLists.list(table, bankId, { order, facet }, page);
      return { ids: new Set(items.map(({ questionId }) => questionId)), isWhole: last === null };
    }),
  );
  const [shortest, ...others] = lists.toSorted((a, b) => a.ids.size - b.ids.size);
  const whole = others.filter(({ isWhole }) => isWhole);
  return [...(shortest?.ids ?? [])].filter((id) => whole.every(({ ids }) => ids.has(id)));
}

/** Whether a question is what a draw takes, as it is now: lists may be behind. */
const fits = (slot: DrawSlot, head: QuestionHead | undefined): head is QuestionHead =>
  head?.bankId === slot.bankId && mayDraw(slot, head);

/**
 * Draws the questions of an attempt, each at most once and none of those that it asks anyway; null: there are too few.
 * @param table where the lists of the banks lie
 * @param truth where the questions lie: the same one, unless the lists were made anew beside it
 */
export async function drawQuestions(
  table: Table,
  slots: readonly DrawSlot[],
  fixed: readonly string[],
  truth = table,
): Promise<Drawn | null> {
  if (slots.length === 0) return new Map();
  const asked = new Set(fixed);
  const pools = await Promise.all(
    slots.map(async (slot) => {
      const ids = (await poolOf(table, slot)).filter((id) => !asked.has(id));
      return { slot, ids: shuffled(ids, secureRandom) };
    }),
  );
  const heads = new Map<string, QuestionHead>();
  for (let more = spare; ; more *= 4) {
    const seen = pools.map(({ slot, ids }) => ({ slot, ids: ids.slice(0, slot.count + more) }));
    const unknown = new Set(seen.flatMap(({ ids }) => ids).filter((id) => !heads.has(id)));
    // More are looked at only where the first did not do.
    // oxlint-disable-next-line no-await-in-loop
    const found = await questions.byIds(truth, [...unknown], { consistent: true });
    for (const [id, head] of found) heads.set(id, head);
    const draws = seen.map(({ slot, ids }) => ({
      count: slot.count,
      ids: ids.filter((id) => fits(slot, heads.get(id))),
    }));
    const given = assignDraws(draws);
    if (given)
      return new Map(
        slots.map((slot, at) => [slot, (given[at] ?? []).flatMap((id) => heads.get(id) ?? [])]),
      );
    if (pools.every(({ slot, ids }) => ids.length <= slot.count + more)) return null;
  }
}
