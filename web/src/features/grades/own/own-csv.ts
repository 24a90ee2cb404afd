import type { CategoryPart } from '../words/by-category.ts';
import type { OwnItem } from '../types.ts';

type Row = (string | number | null)[];

type Words = {
  head: readonly string[];
  total: string;
  category: (part: CategoryPart<OwnItem>) => string;
  title: (item: OwnItem) => string;
  item: (line: CategoryPart<OwnItem>['items'][number]) => string;
};

/** What a share is as a number of a spreadsheet: 87.5 of 8750. */
const asPercent = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);

/** One's own marks in a course as rows of a spreadsheet, the total last. */
export const ownRows = (
  parts: readonly CategoryPart<OwnItem>[],
  total: { shown: number | null; letter: string | null },
  words: Words,
): Row[] => [
  [...words.head],
  ...parts.flatMap((part) =>
    part.items.map((line): Row => {
      const { mark, most } = line.item;
      const of = mark?.earned?.most ?? most;
      const points = mark?.points ?? null;
      return [
        words.category(part),
        words.title(line.item),
        points === null ? null : points / 10_000,
        of / 10_000,
        points === null || of === 0 ? null : asPercent(Math.round((points * 10_000) / of)),
        words.item(line),
      ];
    }),
  ),
  [words.total, null, null, null, asPercent(total.shown), total.letter],
];
