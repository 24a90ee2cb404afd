import type { CourseDetail, OutlineBlock } from './types.ts';

type Recorded = {
  state: OutlineBlock['state'];
  enrollment: NonNullable<CourseDetail['enrollment']>;
};

/** A course as it is after the reader's state of one block was recorded. */
export function withRecorded(
  detail: CourseDetail,
  blockId: string,
  { state, enrollment }: Recorded,
): CourseDetail {
  const outline = detail.outline.map((module) => ({
    ...module,
    blocks: module.blocks.map((block) => (block.blockId === blockId ? { ...block, state } : block)),
  }));
  return { ...detail, outline, enrollment };
}
