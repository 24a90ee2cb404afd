import type { DecidedItem, GradedBlock, GradingSettings } from '#shared/schemas/grades.ts';
import type { CountedItem, GradingScheme } from '#shared/schemas/grading.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { type CountedMark, type Total, total } from './total.ts';

/** A grade item as it stands in the book. */
export type BookItem = CountedItem &
  Pick<DecidedItem, 'place' | 'manual' | 'version'> &
  Pick<GradedBlock, 'title' | 'closesAt' | 'isAnonymous'> & {
    kind: GradedBlock['kind'] | 'manual';
    /** null: no block stands for it. */
    moduleId: string | null;
  };

export type GradeBook = { scheme: GradingSettings; items: BookItem[] };

/** What holds in a course that has decided nothing. */
export const usualGrading: GradingSettings = {
  by: 'points',
  categories: [],
  missing: 'nothing',
  isCapped: false,
  rounding: { decimals: 2, mode: 'halfUp' },
  letters: [],
  passFrom: null,
  showsFigures: false,
};

const usualPlace = { categoryId: null, isExtra: false, isKeptOut: false, place: null, version: 0 };

/**
 * The book of a course, its items in their order.
 * @param blocks in the order of the course
 * @param decided of blocks that are no more it says nothing
 */
export function gradeBook(
  blocks: readonly GradedBlock[],
  scheme: GradingSettings | null,
  decided: readonly DecidedItem[],
): GradeBook {
  const known = new Map(decided.map((one) => [one.itemId, one]));
  const ofBlocks = blocks.map((block): BookItem => {
    const { categoryId, isExtra, isKeptOut, place, version } =
      known.get(block.itemId) ?? usualPlace;
    return { ...block, categoryId, isExtra, isKeptOut, place, version, manual: null };
  });
  const byHand = decided
    .toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
    .flatMap(({ itemId, categoryId, isExtra, isKeptOut, place, manual, version }): BookItem[] => {
      // What is said of a block makes no second item of it.
      if (!manual || blocks.some((block) => block.itemId === itemId)) return [];
      const { title, most } = manual;
      const counts = { categoryId, isExtra, isKeptOut, place, version, manual };
      return [{ itemId, kind: 'manual', title, most, moduleId: null, closesAt: null, ...counts }];
    });
  const all = [...ofBlocks, ...byHand].map((item, at) => ({ item, at }));
  const placed = all.toSorted(
    (a, b) => (a.item.place ?? 1000) - (b.item.place ?? 1000) || a.at - b.at,
  );
  return { scheme: scheme ?? usualGrading, items: placed.map(({ item }) => item) };
}

/** A mark as the book counts it: of how much it was earned stands in it. */
export type BookMark = CountedMark & { most: number | null };

export const bookMark = ({
  itemId,
  points,
  status,
  earned,
}: Pick<Mark, 'itemId' | 'points' | 'status' | 'earned'>): BookMark => ({
  itemId,
  points,
  status,
  most: earned?.most ?? null,
});

/** The items as they count for somebody: what one is worth to them is what their mark was earned of. */
export function itemsFor(items: readonly CountedItem[], marks: readonly BookMark[]): CountedItem[] {
  const known = new Map(marks.map((mark) => [mark.itemId, mark]));
  return items.map(({ itemId, categoryId, most, isExtra, isKeptOut }) => ({
    itemId,
    categoryId,
    most: known.get(itemId)?.most ?? most,
    isExtra,
    isKeptOut,
  }));
}

/** What somebody's marks come to. */
export const bookTotal = (
  { scheme, items }: { scheme: GradingScheme; items: readonly CountedItem[] },
  marks: readonly BookMark[],
  override: number | null,
): Total => total(scheme, itemsFor(items, marks), marks, override);
