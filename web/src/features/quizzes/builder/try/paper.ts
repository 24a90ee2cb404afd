import { shuffled, type Random } from '#shared/questions/random.ts';
import { drawOf } from '#shared/questions/play.ts';
import type { QuestionContent, QuestionDraw } from '#shared/schemas/questions.ts';
import { slotsIn } from '../sections.ts';
import type { DrawSlot, FixedSlot, Quiz } from '../types.ts';

/** A place of a try before its question is read. */
export type PlaceToAsk = {
  slotId: string;
  section: number;
  bankId: string;
  questionId: string;
  version: number | null;
  points: number;
};

/** A question of a try, with what is decided by lot. */
export type TriedSlot = PlaceToAsk & { content: QuestionContent; draw: QuestionDraw };

const isFixed = (slot: FixedSlot | DrawSlot): slot is FixedSlot => slot.kind === 'fixed';

/**
 * The places of an attempt in its order, by the rules of a start: fixed questions are asked in any case, draws take
 * turns among what is left, and none is asked twice.
 * @param poolOf the ids of the questions that a draw may take
 * @returns null: a draw has too few to choose from
 */
export function placesOf(
  { sections }: Quiz,
  poolOf: (slot: DrawSlot) => readonly string[],
  random: Random,
): PlaceToAsk[] | null {
  const taken = new Set(
    slotsIn(sections).flatMap((slot) => (isFixed(slot) ? [slot.questionId] : [])),
  );
  const all: PlaceToAsk[] = [];
  for (const [section, { slots, shuffle }] of sections.entries()) {
    const places: PlaceToAsk[] = [];
    for (const slot of slots) {
      const { bankId, points } = slot;
      if (isFixed(slot)) {
        const { slotId, questionId, version } = slot;
        places.push({ slotId, section, bankId, questionId, version, points });
        continue;
      }
      const free = shuffled(
        poolOf(slot).filter((id) => !taken.has(id)),
        random,
      );
      if (free.length < slot.count) return null;
      for (const [at, questionId] of free.slice(0, slot.count).entries()) {
        taken.add(questionId);
        const slotId = `${slot.slotId}-${at}`;
        places.push({ slotId, section, bankId, questionId, version: null, points });
      }
    }
    all.push(...(shuffle ? shuffled(places, random) : places));
  }
  return all;
}

/** The paper of a try; null: a question is not there. */
export function paperOf(
  places: readonly PlaceToAsk[],
  contentOf: (place: PlaceToAsk) => QuestionContent | null | undefined,
  random: Random,
): TriedSlot[] | null {
  const paper = places.flatMap((place) => {
    const content = contentOf(place);
    return content ? [{ ...place, content, draw: drawOf(content, random) }] : [];
  });
  return paper.length === places.length ? paper : null;
}
