import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Choice } from '#web/lib/choice.ts';
import { mergeFields, type Part } from '../draft/merge-fields.ts';

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

/** The order of one side, with what only the other has behind what it stood behind there. */
function orderOf(lead: readonly string[], other: readonly string[]): string[] {
  const order = [...lead];
  other.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = other.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Merges what two people made of a quiz: by rule, by section and by place; the order is that of whoever saves last. */
export function mergeQuizzes(seen: Quiz, mine: Quiz, theirs: Quiz): Part {
  const { clashes, build } = mergeFields([], byId(seen), byId(mine), byId(theirs));
  const isMoved = (ids: (quiz: Quiz) => string[]) =>
    ids(mine)
      .filter((id) => ids(seen).includes(id))
      .join() !==
    ids(seen)
      .filter((id) => ids(mine).includes(id))
      .join();
  const order = (ids: (quiz: Quiz) => string[]) =>
    isMoved(ids) ? orderOf(ids(mine), ids(theirs)) : orderOf(ids(theirs), ids(mine));
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
