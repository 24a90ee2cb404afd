import { questionStep } from '#shared/grading/score.ts';
import { settleStep } from '#shared/grading/settle-step.ts';
import { creditOf, groupsOf, storedOf } from '#shared/questions/play.ts';
import { markingOf } from '#shared/questions/registry.ts';
import type { Answer, Step } from './attempt.ts';
import type { AskedSlot } from './questions-of.ts';

/** As much of a group as figures tell it by. */
const longestGroup = 80;

/**
 * How a question of an attempt was scored, by the content that it is asked with.
 * @param before the step that it replaces: what a person gave stands, unless the answer came after it
 */
export function scoreStep(
  { content, ...slot }: AskedSlot,
  answer: Answer | undefined,
  before: Step | null,
): Step {
  const given = answer?.answer ?? null;
  const stored = given && storedOf(content, slot.draw, given);
  const credit = creditOf(content, slot.draw, stored);
  const marking = markingOf(content.type);
  const most = marking === 'none' ? 0 : slot.points;
  const mark = before?.mark ?? null;
  return settleStep({
    ...questionStep({ questionId: slot.questionId, version: slot.version, most }, credit),
    isWaiting: marking === 'byHand' && credit === null,
    change: before?.change ?? null,
    regradeId: before?.regradeId ?? null,
    mark: mark && (answer?.savedAt ?? '') <= mark.at ? mark : null,
    isBlank: stored === null || credit?.how.how === 'unanswered',
    groups: stored ? groupsOf(content, stored).map((group) => group.slice(0, longestGroup)) : [],
  });
}
