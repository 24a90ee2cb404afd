import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { TimeName } from '#shared/blocks/times.ts';
import type { LocalizedText } from '#shared/policies/languages.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';

type Structure = Response<typeof contract.lessons.getStructure>;
type BlockRow = Structure['blocks'][number];
type ModuleRow = Structure['modules'][number];

/** A course with the contents of those of its blocks that may name times of it. */
export type CourseDates = {
  structure: Structure;
  contents: ReadonlyMap<string, BlockContent>;
};

/** What happens on a day: `release` opens a lesson, or a module, for students. */
export type DateName = TimeName | 'release';

export type NamedDate = {
  name: DateName;
  /** Counted from the first day of the course, from 0. */
  day: number;
  /** The time of day, in its zone; null: the whole day. */
  at: { time: string; timeZone: string } | null;
};

type Row = {
  id: string;
  title: LocalizedText;
  /** At least one, in the order in which they happen. */
  dates: NamedDate[];
};

/** A module or a lesson of a course that has dates. */
export type DatedRow =
  | (Row & { on: 'module'; row: ModuleRow })
  | (Row & { on: 'block'; row: BlockRow; module: LocalizedText; content: BlockContent | null });

/** The days that somebody chose and did not save yet, by `dateKey`. */
export type Days = Readonly<Record<string, number>>;

/** A row with what becomes of its days. */
export type RowChange = { row: DatedRow; days: ReadonlyMap<DateName, number> };
