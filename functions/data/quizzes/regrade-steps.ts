import { isDeepStrictEqual } from 'node:util';
import { regradedTo } from '#shared/grading/regrade.ts';
import { settleStep } from '#shared/grading/settle-step.ts';
import { BadAnswer } from '#shared/questions/bad-answer.ts';
import { drawFor } from '#shared/questions/play.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { PaperSlot, Step, WholeAttempt } from './attempt.ts';
import { contentName, contentsOf } from './questions-of.ts';
import type { Regrade } from './regrades.ts';
import { scoreStep } from './score-step.ts';

export type Decided = Pick<Regrade, 'regradeId' | 'change'>;

export type Contents = Map<string, QuestionContent>;

/**
 * The contents by which some regrades score anew, and with which these attempts were asked the same questions: in one
 * request, and in none where they are known.
 * @param known is added to
 */
export async function loadContents(
  table: Table,
  decided: readonly Decided[],
  wholes: readonly Pick<WholeAttempt, 'paper'>[],
  known: Contents = new Map(),
): Promise<Contents> {
  const scoredBy = decided.flatMap(({ change: { questionId, version } }) =>
    version === null ? [] : [{ questionId, version }],
  );
  const rescored = new Set(scoredBy.map(({ questionId }) => questionId));
  const asked = wholes.flatMap(({ paper }) =>
    paper.slots.filter(({ questionId }) => rescored.has(questionId)),
  );
  const wanted = new Map([...scoredBy, ...asked].map((one) => [contentName(one), one]));
  const missing = [...wanted].flatMap(([name, one]) => (known.has(name) ? [] : [one]));
  if (missing.length === 0) return known;
  for (const [name, content] of await contentsOf(table, missing)) known.set(name, content);
  return known;
}

/** A step by another content; as it was where the answer does not fit that, or it is no more. */
function byContent(
  slot: PaperSlot,
  version: number,
  { answers }: WholeAttempt,
  before: Step,
  contents: ReadonlyMap<string, QuestionContent>,
): Step {
  const content = contents.get(contentName({ ...slot, version }));
  if (!content) return before;
  const read = contents.get(contentName(slot)) ?? content;
  try {
    const draw = drawFor(slot.draw, read, content);
    return scoreStep({ ...slot, version, content, draw }, answers.get(slot.slotId), before);
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
    const anew =
      version === before.version
        ? settleStep({ ...before, change })
        : byContent(slot, version, whole, { ...before, change }, contents);
    if (isDeepStrictEqual(worth(anew), worth(before))) return [anew];
    const last = decided.findLast((one) => one.change.questionId === slot.questionId);
    return [{ ...anew, regradeId: last?.regradeId ?? null }];
  });
}
