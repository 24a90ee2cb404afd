import type { QuestionContent } from '#shared/schemas/questions.ts';

/** The groups of answers that earn all by the key alone; of what is written or arranged, the key tells no group. */
export function rightGroups(content: QuestionContent): Set<string> {
  switch (content.type) {
    case 'trueFalse':
      return new Set([String(content.isTrue)]);
    case 'singleChoice':
      return new Set(
        content.options.filter(({ weight }) => weight === 10_000).map(({ optionId }) => optionId),
      );
    case 'multipleChoice':
      return new Set(
        content.options.filter(({ weight }) => weight > 0).map(({ optionId }) => optionId),
      );
    case 'hotspot':
      return new Set(content.areas.filter(({ isRight }) => isRight).map(({ areaId }) => areaId));
    default:
      return new Set();
  }
}
