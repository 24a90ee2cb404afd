import { isDeepStrictEqual } from 'node:util';
import { regradedTo } from '#shared/grading/regrade.ts';
import { settleStep } from '#shared/grading/settle-step.ts';
import { BadAnswer } from '#shared/questions/bad-answer.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { PaperSlot, Step, WholeAttempt } from './attempt.ts';
import { contentsOf } from './questions-of.ts';
import type { Regrade } from './regrades.ts';
import { scoreStep } from './score-step.ts';

export type Decided = Pick<Regrade, 'regradeId' | 'change'>;

/** The contents by which some regrades score anew, in one request. */
export async function loadContents(table: Table, decided: readonly Decided[]) {
  const wanted = decided.flatMap(({ change: { questionId, version } }) =>
    version === null ? [] : [{ questionId, version }],
  );
  return wanted.length === 0 ? new Map<string, QuestionContent>() : contentsOf(table, wanted);
}

/** A step by another content; as it was where the answer does not fit that, or it is no more. */
function byContent(
  slot: PaperSlot,
  version: number,
  { answers }: WholeAttempt,
  before: Step,
  content: QuestionContent | undefined,
): Step {
  if (!content) return before;
  try {
    return scoreStep({ ...slot, version, content }, answers.get(slot.slotId), before);
  } catch (error) {
    if (!(error instanceof BadAnswer)) throw error;
    return before;
  }
}

const worth = ({ points, most, isWaiting }: Step) => [points, most, isWaiting];

/**
 * How an attempt is scored with all that was decided of its quiz: pure, so that a preview is the same without the write.
 * @param steps as they are
 * @param decided in the order in which it was decided
 */
export function regradeSteps(
  whole: WholeAttempt,
  steps: readonly Step[],
  decided: readonly Decided[],
  contents: ReadonlyMap<string, QuestionContent>,
): Step[] {
  const changes = decided.map(({ change }) => change);
  return whole.paper.slots.flatMap((slot, at) => {
    const before = steps[at];
    if (!before) return [];
    const { version, change } = regradedTo(slot.questionId, slot.version, changes);
    if (version === before.version && change === before.change) return [before];
    const content = contents.get(`${slot.questionId} ${version}`);
    const anew =
      version === before.version
        ? settleStep({ ...before, change })
        : byContent(slot, version, whole, { ...before, change }, content);
    if (isDeepStrictEqual(worth(anew), worth(before))) return [anew];
    const last = decided.findLast((one) => one.change.questionId === slot.questionId);
    return [{ ...anew, regradeId: last?.regradeId ?? null }];
  });
}
