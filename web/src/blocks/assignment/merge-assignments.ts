import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import type { Choice } from '#web/lib/choice.ts';
import { mergeFields, type Part } from '../draft/merge-fields.ts';
import { mergeOrders } from '../draft/merge-orders.ts';

type Assignment = ContentOf<'assignment'>;
type Marking = Assignment['marking'];

const criteriaOf = ({ marking }: Assignment): Rubric['criteria'] =>
  marking.by === 'rubric' ? marking.rubric.criteria : [];
const criterionIds = (one: Assignment) => criteriaOf(one).map(({ criterionId }) => criterionId);
const levelIds = (one: Assignment) =>
  criteriaOf(one).flatMap(({ levels }) => levels.map(({ levelId }) => levelId));

/** A rubric with its criteria and levels by their ids; what it has of another shape is one field. */
const rubricById = (assignment: Assignment) => ({
  criteria: Object.fromEntries(
    criteriaOf(assignment).map(({ levels: _, ...criterion }) => [criterion.criterionId, criterion]),
  ),
  levels: Object.fromEntries(
    criteriaOf(assignment).flatMap(({ criterionId, levels }) =>
      levels.map((level) => [level.levelId, { ...level, criterionId }]),
    ),
  ),
});

/** One field, however many parts it has: half of a rule and half of another is none. */
type Whole<T> = readonly [T];

type ById = Omit<Assignment, 'marking' | 'marksRelease'> & {
  marksRelease: Whole<Assignment['marksRelease']>;
  marking: Whole<Marking> | { rubric: ReturnType<typeof rubricById> };
};

const byId =
  (isByRubric: boolean) =>
  (assignment: Assignment): ById => ({
    ...assignment,
    marksRelease: [assignment.marksRelease],
    marking: isByRubric ? { rubric: rubricById(assignment) } : [assignment.marking],
  });

/** A level whose points do not go with those of its criterion has none, or begins with none. */
const fitting = (level: Rubric['criteria'][number]['levels'][number], most: number | null) => ({
  ...level,
  points: most === null ? null : (level.points ?? 0),
});

/** Merges what two people made of an assignment: by rule, by criterion and by level; the order is that of whoever moved something. */
export function mergeAssignments(seen: Assignment, mine: Assignment, theirs: Assignment): Part {
  const isByRubric = [seen, mine, theirs].every(({ marking }) => marking.by === 'rubric');
  const shape = byId(isByRubric);
  const { clashes, build } = mergeFields([], shape(seen), shape(mine), shape(theirs));
  const order = (ids: (one: Assignment) => string[]) =>
    mergeOrders(ids(seen), ids(mine), ids(theirs));
  const rubricOf = ({ criteria, levels }: ReturnType<typeof rubricById>): Rubric => {
    const there = order(levelIds).flatMap((id) => levels[id] ?? []);
    return {
      criteria: order(criterionIds).flatMap((id) => {
        const criterion = criteria[id];
        if (!criterion) return [];
        const own = there.filter(({ criterionId }) => criterionId === id);
        const fits = own.map(({ criterionId: _, ...level }) => fitting(level, criterion.points));
        return [{ ...criterion, levels: fits }];
      }),
    };
  };
  return {
    clashes,
    build: (choose: (key: string) => Choice): Assignment => {
      const { marking, marksRelease, ...rules } = build(choose) as ById;
      return {
        ...rules,
        marksRelease: marksRelease[0],
        marking: Array.isArray(marking)
          ? (marking as Whole<Marking>)[0]
          : {
              by: 'rubric',
              rubric: rubricOf((marking as { rubric: ReturnType<typeof rubricById> }).rubric),
            },
      };
    },
  };
}
