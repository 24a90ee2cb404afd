import { gradeRowRecord } from '#functions/data/grades/grade-rows.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import type { Item } from '#functions/data/table/table.ts';
import { resultOf } from '../performance/derived.ts';

/** What stays of a mark that somebody wrote and took back: its versions go on, so that its history is never written over. */
const isNothing = ({
  status,
  points,
  label,
}: {
  status: string;
  points: unknown;
  label?: unknown;
}) => status === 'open' && points === null && (label ?? null) === null;

function linesOf(item: Item): string[] {
  const place = `${String(item.pk)} ${String(item.sk)}`;
  if (item.entity === 'Mark') {
    const { version: _, changedAt: __, changedBy: ___, ...mark } = markRecord.parse(item);
    return isNothing(mark) ? [] : [`${place} ${JSON.stringify(mark)}`];
  }
  if (item.entity === 'GradeRow') {
    const { made: _, marks: __, ...row } = gradeRowRecord.parse(item);
    const marks = gradeRowRecord
      .parse(item)
      .marks.flatMap(({ version: ___, ...mark }) => (isNothing(mark) ? [] : [mark]));
    return [`${place} ${JSON.stringify({ ...row, marks })}`];
  }
  return item.entity === 'GradeColumn' && item.people === 0 ? [] : [resultOf(item)];
}

const entities = [
  'Mark',
  'TotalOverride',
  'GradeItem',
  'GradingScheme',
  'GradeRow',
  'GradeOrder',
  'GradeColumn',
];

/**
 * The gradebook of a course as the table has it, a line for each item, derived ones too: all but what says how often and
 * by whom it was written, which histories keep, and marks of nothing.
 */
export const bookDump = (items: Item[], courseId: string): string[] =>
  items
    .filter((item) => entities.includes(String(item.entity)))
    .filter((item) => JSON.stringify(item).includes(courseId))
    .flatMap(linesOf)
    .toSorted();
