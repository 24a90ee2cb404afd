import type { Lesson, Outline, OutlineBlock } from './types.ts';

type State = OutlineBlock['state'];

/** An outline with the reader's state of one block. */
const withState = (outline: Outline, blockId: string, state: State): Outline =>
  outline.map((module) => ({
    ...module,
    blocks: module.blocks.map((block) => (block.blockId === blockId ? { ...block, state } : block)),
  }));

/**
 * A lesson of the course as it is after the reader's state of one of its blocks changed.
 * @param enrollment as the server answered it; left out while it has not
 */
export function withRecorded(
  lesson: Lesson,
  blockId: string,
  state: State,
  enrollment: Lesson['enrollment'] = lesson.enrollment,
): Lesson {
  const { block } = lesson;
  const resume = enrollment?.resume?.blockId === blockId ? enrollment.resume : block;
  const recorded = { ...block, state, positionSeconds: resume.positionSeconds };
  return {
    ...lesson,
    block: block.blockId === blockId ? recorded : block,
    outline: withState(lesson.outline, blockId, state),
    enrollment,
  };
}
