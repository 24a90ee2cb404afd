import type * as z from 'zod';
import { categorizeSchemas } from './categorize/schema.ts';
import { clozeSchemas } from './cloze/schema.ts';
import { essaySchemas } from './essay/schema.ts';
import { fileSchemas } from './file/schema.ts';
import { formulaSchemas } from './formula/schema.ts';
import { hotspotSchemas } from './hotspot/schema.ts';
import { matchingSchemas } from './matching/schema.ts';
import { multipleChoiceSchemas } from './multiple-choice/schema.ts';
import { numericSchemas } from './numeric/schema.ts';
import { orderingSchemas } from './ordering/schema.ts';
import type { QuestionType } from './question-types.ts';
import { shortTextSchemas } from './short-text/schema.ts';
import { singleChoiceSchemas } from './single-choice/schema.ts';
import { surveySchemas } from './survey/schema.ts';
import { trueFalseSchemas } from './true-false/schema.ts';

/** What there is of each type, each with its own schema: what is stored, and what a learner may see. */
type Schemas<T extends QuestionType> = Record<
  'content' | 'draw' | 'asked' | 'given' | 'stored' | 'review',
  z.core.$ZodType<{ type: T }>
>;

/** All schemas of each type. Apart from the registry, which reads contents and needs no schemas. */
export const questionSchemas = {
  singleChoice: singleChoiceSchemas,
  multipleChoice: multipleChoiceSchemas,
  trueFalse: trueFalseSchemas,
  shortText: shortTextSchemas,
  numeric: numericSchemas,
  cloze: clozeSchemas,
  matching: matchingSchemas,
  ordering: orderingSchemas,
  categorize: categorizeSchemas,
  hotspot: hotspotSchemas,
  essay: essaySchemas,
  file: fileSchemas,
  formula: formulaSchemas,
  survey: surveySchemas,
} as const satisfies { [T in QuestionType]: Schemas<T> };
