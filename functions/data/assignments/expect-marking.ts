import type * as z from 'zod';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { newMarking } from '#shared/schemas/submissions.ts';
import { AppError } from '#functions/platform/app-error.ts';

type Written = Pick<z.infer<typeof newMarking>, 'choices' | 'points'>;
type Issue = { path: (string | number)[]; code: string };

/** What of a choice its rubric does not know, or gives no such points. */
function issuesOf(
  { criterionId, levelId, points }: Written['choices'][number],
  at: number,
  rubric: Extract<ContentOf<'assignment'>['marking'], { by: 'rubric' }>['rubric'] | null,
  within: string,
): Issue[] {
  const criterion = rubric?.criteria.find((one) => one.criterionId === criterionId);
  const path = (name: string) => [within, 'choices', at, name];
  if (!criterion) return [{ path: path('criterionId'), code: 'unknown' }];
  const hasLevel = criterion.levels.some((level) => level.levelId === levelId);
  return [
    ...(levelId !== null && !hasLevel ? [{ path: path('levelId'), code: 'unknown' }] : []),
    ...(points !== null && points > (criterion.points ?? 0)
      ? [{ path: path('points'), code: 'too_many_points' }]
      : []),
  ];
}

/**
 * @param within the field of the request in which it came
 * @throws AppError `invalid_request` where it is not by the way in which the assignment is marked
 */
export function expectMarking(
  { choices, points }: Written,
  { marking }: Pick<ContentOf<'assignment'>, 'marking'>,
  within = 'marking',
): void {
  const rubric = marking.by === 'rubric' ? marking.rubric : null;
  const most = marking.by === 'points' ? marking.most : 0;
  const issues = [
    ...choices.flatMap((choice, at) => issuesOf(choice, at, rubric, within)),
    ...(points !== null && points > most
      ? [{ path: [within, 'points'], code: 'too_many_points' }]
      : []),
  ];
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
}
