import type { Derivation } from '../platform/derivation.ts';
import { atOnce } from '../platform/stream-handler.ts';
import { keepGradeRows } from './grades/keep-grade-rows.ts';

/** The derivations from marks, and from who is in a course: its gradebook. */
export const derivedFromMarks = ({ table, truth }: Derivation) => [
  atOnce(['Mark', 'TotalOverride', 'Enrollment'], (records) =>
    keepGradeRows(records, { table, truth }),
  ),
];
