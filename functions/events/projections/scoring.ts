/** What scores attempts, with all that the types of questions need for it. */
export { endAttemptDue } from './end-attempt-due.ts';
export { regradeAttempts } from './regrades/regrade-attempts.ts';
export { regradeLate } from './regrades/regrade-late.ts';
