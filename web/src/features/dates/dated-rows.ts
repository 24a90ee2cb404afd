import { changeTimes, timesOf } from '#shared/blocks/times.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { CourseDates, DatedRow, DateName, Days, NamedDate, RowChange } from './types.ts';

type Release = DatedRow['row']['release'];

/** What opens some days after everybody's own enrollment has no date. */
const releaseOf = (release: Release): NamedDate[] =>
  release?.from === 'courseStart' ? [{ name: 'release', day: release.days, at: null }] : [];

const timesIn = (content: BlockContent | null): NamedDate[] =>
  content ? timesOf(content).map(({ name, time: { day, ...at } }) => ({ name, day, at })) : [];

/** All that has dates in a course, in its order; what lies in the trash has none. */
export function datedRows({ structure: { modules, blocks }, contents }: CourseDates): DatedRow[] {
  return modules
    .filter(({ binnedAt }) => binnedAt === null)
    .flatMap((module): DatedRow[] => [
      {
        on: 'module',
        id: module.moduleId,
        title: module.title,
        row: module,
        dates: releaseOf(module.release),
      },
      ...blocks
        .filter(({ moduleId, binnedAt }) => moduleId === module.moduleId && binnedAt === null)
        .map((block): DatedRow => {
          const content = contents.get(block.blockId) ?? null;
          return {
            on: 'block',
            id: block.blockId,
            title: block.title,
            module: module.title,
            row: block,
            content,
            dates: [...releaseOf(block.release), ...timesIn(content)],
          };
        }),
    ])
    .filter(({ dates }) => dates.length > 0);
}

export const dateKey = ({ id }: Pick<DatedRow, 'id'>, name: DateName) => `${id} ${name}`;

/** The day on which something is, as it was chosen last. */
export const dayIn = (days: Days, row: DatedRow, { name, day }: NamedDate): number =>
  days[dateKey(row, name)] ?? day;

/** The rows of which a day is to be another one. */
export const changesIn = (rows: readonly DatedRow[], days: Days): RowChange[] =>
  rows.flatMap((row) => {
    const changed = row.dates.flatMap((date) => {
      const day = dayIn(days, row, date);
      return day === date.day ? [] : [[date.name, day] as const];
    });
    return changed.length > 0 ? [{ row, days: new Map(changed) }] : [];
  });

/** A content on the days that were chosen for it. */
export const contentOn = (
  content: BlockContent,
  days: ReadonlyMap<DateName, number>,
): BlockContent =>
  changeTimes(content, (time, name) => ({ ...time, day: days.get(name) ?? time.day }));

/** The first day of a row. */
export const firstDay = (row: DatedRow, days: Days): number =>
  Math.min(...row.dates.map((date) => dayIn(days, row, date)));
