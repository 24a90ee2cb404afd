import { courses } from '#functions/data/courses/courses.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Counted, WorkMark, workLists } from '#functions/data/work/work-lists.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';

/** The number of people at an item that are read at once. */
const partSize = 50;

/** A move of so many items may have been no more than a step. */
const mostAtOnce = 80;

type Lists<Who extends WhoseWork, Own, Around extends AroundWork, Name extends string> = Pick<
  ReturnType<typeof workLists<Who, Own, Around, Name>>,
  'marks' | 'move' | 'count'
>;
type WhoseWork = { userId: string; courseId: string };
type AroundWork = { ownerId: string | null };

type Work<Who extends WhoseWork, Own, Around extends AroundWork, Name extends string> = {
  lists: Lists<Who, Own, Around, Name>;
  nameOf: (who: Who) => string;
  /** What some people did, and who teaches them, as it is now. */
  read: (
    truth: Derivation['truth'],
    some: Who[],
  ) => Promise<(who: Who) => { own: Own | null; around: Around }>;
  checkUnchanged: (who: Who, own: Own | null) => TransactionItem;
  /** What must still be as it was read of what is around somebody's work, each by its name; left out: who teaches alone. */
  checksOf?: (who: Who, around: Around) => [name: string, check: TransactionItem][];
};

type Moved<Who, Name extends string> = {
  who: Who;
  counted: Counted<Name>;
  checks: [name: string, check: TransactionItem][];
};

/** Of several people in one transaction, what is to be as it was read is asked once. */
const onceEach = (pack: Pick<Moved<unknown, never>, 'checks'>[]): TransactionItem[] => [
  ...new Map(pack.flatMap(({ checks }) => checks)).values(),
];

/** What waits stands in the list of who teaches: a course that was handed over meanwhile is read again. */
const ownerCheck = (courseId: string, ownerId: string | null): [string, TransactionItem][] =>
  ownerId === null ? [] : [[`owner ${courseId}`, courses.checkOwner(courseId, ownerId)]];

/**
 * Makes the rows of some people's work what they should be now. The truth is read before the marks and must still be
 * the same when rows are written.
 */
async function keep<Who extends WhoseWork, Own, Around extends AroundWork, Name extends string>(
  work: Work<Who, Own, Around, Name>,
  some: Who[],
  { table, truth }: Derivation,
): Promise<void> {
  const { lists, nameOf } = work;
  const ownOf = await work.read(truth, some);
  const marks = new Map<string, WorkMark<Who>>(
    (await lists.marks(table, some)).map((mark) => [nameOf(mark), mark]),
  );
  const moves = some.map((who) => {
    const { own, around } = ownOf(who);
    const { next, items, counted } = lists.move(who, marks.get(nameOf(who)) ?? null, own, around);
    const checks = [
      ...ownerCheck(who.courseId, next?.ownerId ?? null),
      ...(next && work.checksOf ? work.checksOf(who, around) : []),
    ];
    return {
      of: { who, counted, checks },
      items:
        items.length === 0 || table !== truth ? items : [...items, work.checkUnchanged(who, own)],
    };
  });
  // They changed between the read and the write, or somebody else moved the rows.
  const refused = await commitTogether(
    table,
    moves.filter(({ items }) => items.length > 0),
    (pack: Moved<Who, Name>[]) => [
      ...lists.count(pack.map(({ counted }) => counted)),
      ...(table === truth ? onceEach(pack) : []),
    ],
  );
  const long = moves.filter(({ items }) => items.length > mostAtOnce).map(({ of }) => of);
  const again = new Set([...refused, ...long].map(({ who }) => who));
  if (again.size > 0) await keep(work, [...again], { table, truth });
}

/** Keeps the rows of however many people. @see keep */
export async function keepRows<
  Who extends WhoseWork,
  Own,
  Around extends AroundWork,
  Name extends string,
>(work: Work<Who, Own, Around, Name>, all: Who[], deps: Derivation): Promise<void> {
  for (const some of inParts(all, partSize)) await keep(work, some, deps);
}
