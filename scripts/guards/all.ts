import { abuseGuards } from './abuse.ts';
import { accessGuards } from './access.ts';
import { assignmentGuards } from './assignments.ts';
import { bankGuards } from './banks.ts';
import { faultGuards } from './faults.ts';
import { fileGuards } from './files.ts';
import { gradeGuards } from './grades.ts';
import { groupGuards } from './groups.ts';
import { markGuards } from './marks.ts';
import { quizGuards } from './quizzes.ts';
import { requestGuards } from './requests.ts';
import { tokenGuards } from './tokens.ts';

/** Every guard that is known by its line, in the order of its case. */
export const guards = [
  ...tokenGuards,
  ...accessGuards,
  ...bankGuards,
  ...quizGuards,
  ...groupGuards,
  ...assignmentGuards,
  ...gradeGuards,
  ...markGuards,
  ...fileGuards,
  ...requestGuards,
  ...abuseGuards,
  ...faultGuards,
].sort((a, b) => a.case - b.case);
