import type { Rubric } from '#shared/schemas/rubrics.ts';

const id = (at: number) => `01J${String(at).padStart(23, '0')}`;
const points = (value: number | null) => (value === null ? null : value * 10_000);

/** A rubric by the points of its criteria and of their levels; null: it has none. */
export const rubricOf = (
  ...criteria: [most: number | null, levels: (number | null)[]][]
): Rubric => ({
  criteria: criteria.map(([most, levels], at) => ({
    criterionId: id(at * 100),
    title: { en: `Criterion ${at + 1}`, es: `Criterio ${at + 1}` },
    description: null,
    points: points(most),
    levels: levels.map((level, index) => ({
      levelId: id(at * 100 + index + 1),
      title: { en: `Level ${index + 1}`, es: `Nivel ${index + 1}` },
      description: null,
      points: points(level),
    })),
  })),
});
