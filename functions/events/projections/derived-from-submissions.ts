import type { Derivation } from '../platform/derivation.ts';
import { atOnce } from '../platform/stream-handler.ts';
import { keepSubmissionRows } from './submissions/keep-submission-rows.ts';

/** The derivations from what was handed in, of which a class hands in many at once. */
export const derivedFromSubmissions = ({ table, truth }: Derivation) => [
  atOnce(['Submissions'], (records) => keepSubmissionRows(records, { table, truth })),
];
