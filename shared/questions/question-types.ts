/** The types of questions, in the order in which they are offered and counted. */
export const questionTypes = [
  'singleChoice',
  'multipleChoice',
  'trueFalse',
  'shortText',
  'numeric',
  'cloze',
  'matching',
  'ordering',
  'categorize',
  'hotspot',
  'essay',
  'file',
  'formula',
  'survey',
] as const;

export type QuestionType = (typeof questionTypes)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export const questionStatuses = ['draft', 'ready', 'retired'] as const;
