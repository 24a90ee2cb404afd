import type { MediaType } from '#shared/policies/media-types.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Wanted } from './wanted.ts';
import { wantedByAssignment } from './wanted-by-assignment.ts';
import { wantedForMarking } from './wanted-for-marking.ts';
import { wantedInAttempt } from './wanted-in-attempt.ts';

/** What somebody may add to a piece of work now. It throws for those who may not. */
function wanted(table: Table, work: Work, actor: Actor, now: number): Promise<Wanted> {
  if (work.kind === 'marking') return wantedForMarking(table, work, actor);
  return work.kind === 'attempt'
    ? wantedInAttempt(table, work, actor.userId, now)
    : wantedByAssignment(table, work, actor.userId, now);
}

type Announced = { work: Work; actor: Actor; contentType: MediaType; bytes: number };

/**
 * Whether a file is wanted for somebody's work. How many there may be is decided where they are named.
 * @returns whose it will be, where it is not its sender's
 * @throws AppError `too_large`, `invalid_request` where its type is not taken, and what says that the work is not theirs
 *   to do now
 */
export async function expectWork(
  table: Table,
  { work, actor, contentType, bytes }: Announced,
  now: number,
): Promise<Wanted['givenTo']> {
  const { accepts, mostBytes, givenTo } = await wanted(table, work, actor, now);
  if (!accepts.includes(contentType))
    throw new AppError('invalid_request', {
      issues: [{ path: ['contentType'], code: 'wrong_media_type' }],
    });
  if (mostBytes !== null && bytes > mostBytes) throw new AppError('too_large');
  return givenTo;
}
