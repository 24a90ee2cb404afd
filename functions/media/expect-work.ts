import type { MediaType } from '#shared/policies/media-types.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Wanted } from './wanted.ts';
import { wantedByAssignment } from './wanted-by-assignment.ts';
import { wantedInAttempt } from './wanted-in-attempt.ts';

/** What this person may add to a piece of work now. It throws for those who may not. */
const wanted = (table: Table, work: Work, userId: string, now: number): Promise<Wanted> =>
  work.kind === 'attempt'
    ? wantedInAttempt(table, work, userId, now)
    : wantedByAssignment(table, work, userId, now);

type Announced = { work: Work; userId: string; contentType: MediaType; bytes: number };

/**
 * Whether a file is wanted for somebody's work. How many there may be is decided where they are named.
 * @throws AppError `too_large`, `invalid_request` where its type is not taken, and what says that the work is not theirs
 *   to do now
 */
export async function expectWork(
  table: Table,
  { work, userId, contentType, bytes }: Announced,
  now: number,
): Promise<void> {
  const { accepts, mostBytes } = await wanted(table, work, userId, now);
  if (!accepts.includes(contentType))
    throw new AppError('invalid_request', {
      issues: [{ path: ['contentType'], code: 'wrong_media_type' }],
    });
  if (mostBytes !== null && bytes > mostBytes) throw new AppError('too_large');
}
