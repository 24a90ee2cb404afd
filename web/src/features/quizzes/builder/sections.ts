import { ulid } from 'ulid';
import { askedBy } from '#shared/blocks/quiz/asked-by.ts';
import { moved } from '#web/questions/list/moved.ts';
import type { DrawSlot, FixedSlot, QuestionRow, Section, Slot } from './types.ts';

/** A section that asks nothing yet. */
export const newSection = (): Section => ({
  sectionId: ulid(),
  title: null,
  instructions: null,
  shuffle: false,
  slots: [],
});

/** A question of a bank as a place of a quiz: worth what it usually is, and always the newest version. */
export const fixedSlot = ({ questionId, bankId, points }: QuestionRow): FixedSlot => ({
  kind: 'fixed',
  slotId: ulid(),
  bankId,
  questionId,
  version: null,
  points,
});

export const drawSlot = (bankId: string): DrawSlot => ({
  kind: 'draw',
  slotId: ulid(),
  bankId,
  tags: [],
  difficulty: null,
  count: 1,
  points: 10_000,
});

export const slotsIn = (sections: readonly Section[]): Slot[] =>
  sections.flatMap(({ slots }) => slots);

/** How many questions an attempt asks, and what they are worth together, in ten-thousandths. */
export const totalsOf = (sections: readonly Section[]) => {
  const slots = slotsIn(sections);
  return {
    questions: slots.reduce((sum, slot) => sum + askedBy(slot), 0),
    points: slots.reduce((sum, slot) => sum + askedBy(slot) * slot.points, 0),
  };
};

/** The numbers of the questions at each place: "3", or "4–8". */
export function numbersOf(sections: readonly Section[]): Map<string, string> {
  const numbers = new Map<string, string>();
  let last = 0;
  for (const slot of slotsIn(sections)) {
    const first = last + 1;
    last += askedBy(slot);
    numbers.set(slot.slotId, first === last ? String(first) : `${first}–${last}`);
  }
  return numbers;
}

/** The questions that stand at more than one place. */
export function repeatedIn(sections: readonly Section[]): Set<string> {
  const ids = slotsIn(sections).flatMap((slot) => (slot.kind === 'fixed' ? [slot.questionId] : []));
  return new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
}

const withSlots = (
  sections: readonly Section[],
  sectionId: string,
  change: (slots: Slot[]) => Slot[],
): Section[] =>
  sections.map((one) => (one.sectionId === sectionId ? { ...one, slots: change(one.slots) } : one));

/** Adds places behind the others of a section; without one, in the last, which is made where there is none. */
export function added(
  sections: readonly Section[],
  slots: readonly Slot[],
  sectionId: string | null,
): Section[] {
  const all = sections.length > 0 ? sections : [newSection()];
  const into = sectionId ?? all.at(-1)?.sectionId ?? '';
  return withSlots(all, into, (before) => [...before, ...slots]);
}

export const changedSlot = (sections: readonly Section[], slot: Slot): Section[] =>
  sections.map((section) => ({
    ...section,
    slots: section.slots.map((one) => (one.slotId === slot.slotId ? slot : one)),
  }));

/** Where a place stands: its section and its position in it. */
export function whereIs(sections: readonly Section[], slotId: string) {
  const section = sections.findIndex(({ slots }) => slots.some((one) => one.slotId === slotId));
  const at = sections[section]?.slots.findIndex((one) => one.slotId === slotId) ?? -1;
  return { section, at };
}

/** Whether a place can go a step up or down: at the edge of a section it goes into the next one. */
export function canStep(sections: readonly Section[], slotId: string, step: -1 | 1): boolean {
  const { section, at } = whereIs(sections, slotId);
  const count = sections[section]?.slots.length ?? 0;
  const isInside = at + step >= 0 && at + step < count;
  return isInside || sections[section + step] !== undefined;
}

export function stepped(sections: readonly Section[], slotId: string, step: -1 | 1): Section[] {
  if (!canStep(sections, slotId, step)) return [...sections];
  const { section, at } = whereIs(sections, slotId);
  const from = sections[section];
  const slot = from?.slots[at];
  if (!from || !slot) return [...sections];
  if (at + step >= 0 && at + step < from.slots.length)
    return withSlots(sections, from.sectionId, (slots) => moved(slots, at, at + step));
  const to = sections[section + step]?.sectionId ?? '';
  const left = withSlots(sections, from.sectionId, (slots) => slots.filter((one) => one !== slot));
  return withSlots(left, to, (slots) => (step < 0 ? [...slots, slot] : [slot, ...slots]));
}

/** Something that was removed, with the place where it stood. */
export type Removed =
  | { what: 'slot'; slot: Slot; sectionId: string; at: number }
  | { what: 'section'; section: Section; at: number };

export function withoutSlot(sections: readonly Section[], slotId: string) {
  const { section, at } = whereIs(sections, slotId);
  const from = sections[section];
  const slot = from?.slots[at];
  if (!from || !slot) return null;
  const removed: Removed = { what: 'slot', slot, sectionId: from.sectionId, at };
  return {
    sections: withSlots(sections, from.sectionId, (slots) => slots.filter((one) => one !== slot)),
    removed,
  };
}

/** Puts something back where it stood, whatever was done since. */
export function putBack(sections: readonly Section[], removed: Removed): Section[] {
  if (removed.what === 'section')
    return [...sections.slice(0, removed.at), removed.section, ...sections.slice(removed.at)];
  const { slot, sectionId, at } = removed;
  if (!sections.some((one) => one.sectionId === sectionId)) return added(sections, [slot], null);
  return withSlots(sections, sectionId, (slots) => [
    ...slots.slice(0, at),
    slot,
    ...slots.slice(at),
  ]);
}
