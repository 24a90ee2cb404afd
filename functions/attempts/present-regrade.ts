import type * as z from 'zod';
import type { regradeSchema } from '#shared/schemas/marking.ts';
import type { QuizSums } from '#functions/data/quizzes/attempt-rows.ts';
import type { Regrade } from '#functions/data/quizzes/regrades.ts';
import type { namedIn } from './present-work.ts';

/** A regrade and how far it has come; of the attempts that there are now. */
export const presentRegrade = (
  { regradeId, change, reason, by, at, state, done, changed }: Regrade,
  { open, submitted, expired }: QuizSums,
  named: ReturnType<typeof namedIn>,
): z.infer<typeof regradeSchema> => ({
  regradeId,
  kind: change.kind,
  questionId: change.questionId,
  version: change.version,
  reason,
  by: named(by),
  at,
  state,
  done,
  attempts: Math.max(done, open + submitted + expired),
  changed,
});
