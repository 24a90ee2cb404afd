import type { ContentOf } from '#shared/schemas/blocks.ts';

/** An assignment that asks for nothing yet: what the schema adds where nothing is said, for those who load no schemas. */
export const plainAssignment: ContentOf<'assignment'> = {
  kind: 'assignment',
  instructions: null,
  handIn: { text: null, files: null, link: false, recording: null },
  attempts: 1,
  opens: null,
  due: null,
  closes: null,
  late: null,
  marking: { by: 'points', most: 1_000_000 },
  anonymous: false,
  secondMarker: null,
  peerReview: null,
  selfAssessment: false,
  statement: null,
  groups: null,
  marksRelease: { rule: 'byHand' },
  lookDays: null,
  passPercent: null,
};
