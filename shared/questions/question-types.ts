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

/** What is planned and cannot be asked yet: uploads come with assignments. */
const plannedTypes = ['file'] as const satisfies QuestionType[];
/** Types that people can take. */
export type OfferedType = Exclude<QuestionType, (typeof plannedTypes)[number]>;

export const isOffered = (type: QuestionType): type is OfferedType =>
  !plannedTypes.some((planned) => planned === type);
export const offeredTypes = questionTypes.filter(isOffered);

export const difficulties = ['easy', 'medium', 'hard'] as const;
export const questionStatuses = ['draft', 'ready', 'retired'] as const;
