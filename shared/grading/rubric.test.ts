import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rubricSchema } from '#shared/schemas/rubrics.ts';
import { arbitraryRubric } from '#test/blocks/arbitrary-assignments.ts';
import { rubricOf } from '#test/support/rubric-of.ts';
import { mostOfRubric, rubricPoints } from './rubric.ts';

/** Argument for 4, 2 or 0; style for up to 3, by points alone; care in two levels without points; a remark in words. */
const essay = rubricOf([4, [4, 2, 0]], [3, []], [null, [null, null]], [null, []]);
const [argument, style, care] = essay.criteria.map(({ criterionId }) => criterionId);
const levelsOf = (at: number) => essay.criteria[at]?.levels.map(({ levelId }) => levelId) ?? [];
const [whole, half, none] = levelsOf(0);
const [careful] = levelsOf(2);

type Chosen = { level?: string | undefined; own?: number };
const chosen = (criterionId: string | undefined, { level, own }: Chosen) => ({
  criterionId: criterionId ?? '',
  levelId: level ?? null,
  points: own === undefined ? null : own * 10_000,
});
const all = (one: Chosen, other: Chosen, third: Chosen = { level: careful }) =>
  rubricPoints(essay, [chosen(argument, one), chosen(style, other), chosen(care, third)]);

it.each<[string, Chosen, Chosen, points: number | null]>([
  ['the best of all', { level: whole }, { own: 3 }, 7],
  ['a level between', { level: half }, { own: 3 }, 5],
  ['the lowest level', { level: none }, { own: 0 }, 0],
  ['own points within a criterion with levels', { own: 3.5 }, { own: 1 }, 4.5],
  ['own points before those of the level', { level: half, own: 3 }, { own: 1 }, 4],
  ['own points of nothing before those of the level', { level: whole, own: 0 }, { own: 1 }, 1],
  ['own points above the criterion, cut to it', { own: 9 }, { own: 3.5 }, 7],
  ['own points below nothing', { own: -1 }, { own: 2 }, 2],
  ['a third of a point', { own: 1 / 3 }, { own: 0 }, 1 / 3],
  ['nothing for one', { level: whole }, {}, null],
  ['nothing for another', {}, { own: 3 }, null],
  ['nothing at all', {}, {}, null],
  ['a level that is no more', { level: 'gone' }, { own: 3 }, null],
  ['a level of another criterion', { level: careful }, { own: 3 }, null],
])('%s', (_, one, other, points) => {
  const marked = all(one, other);
  if (points === null) expect(marked.points).toBeNull();
  else expect((marked.points ?? -1) / 10_000).toBeCloseTo(points, 3);
  expect(marked.most).toBe(70_000);
});

it('waits for a criterion without points too, but for none of words alone', () => {
  expect(all({ level: whole }, { own: 3 }, {}).points).toBeNull();
  expect(all({ level: whole }, { own: 3 }).points).toBe(70_000);
});

it('gives no points for what has none', () => {
  expect(all({ level: whole }, { own: 3 }, { level: careful, own: 5 }).points).toBe(70_000);
  expect(all({ level: whole }, { own: 3 }, { own: 5 }).points).toBeNull();
});

it('says of each criterion how it came to its points', () => {
  expect(all({ level: half }, { own: 1 }).steps).toEqual([
    {
      step: 'criterion',
      criterionId: argument,
      levelId: half,
      points: 20_000,
      most: 40_000,
      because: 'level',
    },
    {
      step: 'criterion',
      criterionId: style,
      levelId: null,
      points: 10_000,
      most: 30_000,
      because: 'own',
    },
    {
      step: 'criterion',
      criterionId: care,
      levelId: careful,
      points: null,
      most: null,
      because: 'level',
    },
    {
      step: 'criterion',
      criterionId: essay.criteria[3]?.criterionId,
      levelId: null,
      points: null,
      most: null,
      because: 'words',
    },
  ]);
});

it('a rubric without criteria is worth nothing, and waits for nobody', () => {
  expect(rubricPoints({ criteria: [] }, [])).toEqual({ points: 0, most: 0, steps: [] });
});

/** A rubric with something chosen for some of it, in some order. */
const marking = arbitraryRubric.chain((rubric) =>
  fc
    .tuple(
      fc.array(fc.record({ at: fc.nat(), own: fc.option(fc.integer({ min: -5, max: 600_000 })) }), {
        minLength: rubric.criteria.length,
        maxLength: rubric.criteria.length,
      }),
      fc.shuffledSubarray(rubric.criteria),
    )
    .map(([picks, some]) => ({
      rubric,
      choices: some.map(({ criterionId, levels }, index) => ({
        criterionId,
        // Now and then none of its levels.
        levelId: levels[(picks[index]?.at ?? 0) % (levels.length + 1)]?.levelId ?? null,
        points: picks[index]?.own ?? null,
      })),
    })),
);

it('is never more than the most, and the sum of its steps', () => {
  fc.assert(
    fc.property(marking, ({ rubric, choices }) => {
      const { points, most, steps } = rubricPoints(rubric, choices);
      const isWaiting = steps.some(({ because }) => because === 'waiting');
      expect(rubricSchema.parse(rubric)).toEqual(rubric);
      expect(most).toBe(mostOfRubric(rubric));
      expect(steps.map(({ criterionId }) => criterionId)).toEqual(
        rubric.criteria.map(({ criterionId }) => criterionId),
      );
      expect(points === null).toBe(isWaiting);
      if (points === null) return;
      expect(points).toBe(steps.reduce((sum, step) => sum + (step.points ?? 0), 0));
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(most);
    }),
  );
});

it('does not depend on the order in which it was marked', () => {
  fc.assert(
    fc.property(marking, ({ rubric, choices }) => {
      expect(rubricPoints(rubric, choices.toReversed())).toEqual(rubricPoints(rubric, choices));
    }),
  );
});
