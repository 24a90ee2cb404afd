import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Choice } from '#web/lib/choice.ts';
import { mergeFields, type Part } from '../draft/merge-fields.ts';
import { mergeOrders } from '../draft/merge-orders.ts';

type Quiz = ContentOf<'quiz'>;

/** A quiz whose sections and places are fields by their ids, so that two people may work on different ones. */
const byId = ({ sections, ...rules }: Quiz) => ({
  ...rules,
  sections: {
    heads: Object.fromEntries(
      sections.map(({ slots: _, ...section }) => [section.sectionId, section]),
    ),
    slots: Object.fromEntries(
      sections.flatMap(({ sectionId, slots }) =>
        slots.map((slot) => [slot.slotId, { ...slot, sectionId }]),
      ),
    ),
  },
});
type ById = ReturnType<typeof byId>;

const sectionIds = ({ sections }: Quiz) => sections.map(({ sectionId }) => sectionId);
const slotIds = ({ sections }: Quiz) =>
  sections.flatMap(({ slots }) => slots.map(({ slotId }) => slotId));

/** Merges what two people made of a quiz: by rule, by section and by place; the order is that of whoever saves last. */
export function mergeQuizzes(seen: Quiz, mine: Quiz, theirs: Quiz): Part {
  const { clashes, build } = mergeFields([], byId(seen), byId(mine), byId(theirs));
  const order = (ids: (quiz: Quiz) => string[]) => mergeOrders(ids(seen), ids(mine), ids(theirs));
  return {
    clashes,
    build: (choose: (key: string) => Choice) => {
      const { sections, ...rules } = build(choose) as ById;
      const there = order(sectionIds).flatMap((id) => sections.heads[id] ?? []);
      const places = order(slotIds).flatMap((id) => sections.slots[id] ?? []);
      const known = new Set(there.map(({ sectionId }) => sectionId));
      // A section that one of them removed takes along what the other put into it, unless another is there.
      const homeOf = (sectionId: string) =>
        known.has(sectionId) ? sectionId : there.at(-1)?.sectionId;
      return {
        ...rules,
        sections: there.map((section) => ({
          ...section,
          slots: places
            .filter((slot) => homeOf(slot.sectionId) === section.sectionId)
            .map(({ sectionId: _, ...slot }) => slot),
        })),
      };
    },
  };
}
