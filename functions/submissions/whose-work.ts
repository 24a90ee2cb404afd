import { createHmac } from 'node:crypto';
import { lateAfter } from '#shared/policies/submission-label.ts';
import type { AssignmentFacts } from '#shared/schemas/blocks.ts';
import type { Actor } from '#functions/api/actor.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { datesWith, type Extension } from '#functions/data/assignments/extensions.ts';
import { listedAs, type SubmissionSums } from '#functions/data/assignments/submission-rows.ts';
import {
  asksLook,
  isTold,
  type OneSubmission,
  secondOf,
  type Submissions,
} from '#functions/data/assignments/submissions.ts';
import { submitterId, type WorkPlace } from '#functions/data/assignments/work-place.ts';

type Rules = Pick<AssignmentFacts, 'anonymous' | 'opens' | 'due' | 'closes' | 'graceMinutes'>;

/**
 * What somebody is called while those who mark do not see who they are: the same for all that they hand in for an
 * assignment, and nothing by which they could be found, who knows no secret of the platform.
 */
export const aliasOf = (secret: string, place: WorkPlace): string =>
  createHmac('sha256', secret)
    .update(`alias ${place.assignmentId} ${submitterId(place)}`)
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();

/**
 * Whether those who mark see whose work something is (case 21): of an anonymous assignment, only what is released, and
 * that once all of it is.
 * @param sums null: somebody else's work is known to wait
 * @param now in milliseconds
 */
export function isNamed(
  { anonymous }: Pick<Rules, 'anonymous'>,
  sums: SubmissionSums | null,
  releasedAt: string | null,
  now: number,
): boolean {
  if (!anonymous) return true;
  if (!sums || sums.submitted + sums.returned + sums.marked > 0) return false;
  return releasedAt !== null && Date.parse(releasedAt) <= now;
}

type Facts = {
  place: WorkPlace;
  /** At least of those for whom it was handed in. */
  people: ReadonlyMap<string, NonNullable<Parameters<typeof presentTaker>[0]['profile']>>;
  own: Submissions;
  one: OneSubmission;
  rules: Rules;
  startsOn: string | null;
  extension: Extension | null;
  isNamed: boolean;
  secret: string;
};

/** Whether it is late by the dates that hold now. */
export function isLateNow({
  one,
  rules,
  startsOn,
  extension,
}: Pick<Facts, 'one' | 'rules' | 'startsOn' | 'extension'>): boolean {
  const dueAt = datesWith(rules, { startsOn }, extension).due.at;
  return dueAt !== null && Date.parse(one.submittedAt) > lateAfter(dueAt, rules.graceMinutes);
}

/** In the lists it stands as released from the moment at which somebody released it; until its instant, nobody sees it. */
function stateNow({ own, one }: Pick<Facts, 'own' | 'one'>, now: number) {
  const list = listedAs(own.markings[one.submissionId]);
  return list === 'released' && !isTold(own, one.submissionId, now) ? 'marked' : list;
}

/** What every list says of a submission. That other dates hold for somebody would say who they are. */
export function presentFacts(facts: Facts, actor: Pick<Actor, 'roles'>, now: number) {
  const { place, people, own, one, secret } = facts;
  const present = (userId: string) => presentTaker({ userId, profile: people.get(userId) }, actor);
  const { team } = own;
  return {
    submissionId: one.submissionId,
    // Of a group, one of its members.
    person: facts.isNamed ? present(team?.members[0] ?? place.userId) : null,
    group: facts.isNamed && team ? { name: team.name, members: team.members.map(present) } : null,
    alias: aliasOf(secret, place),
    number: one.number,
    submittedAt: one.submittedAt,
    // Late by the dates of everybody, where those of one person alone would say who they are.
    isLate: isLateNow({ ...facts, extension: facts.isNamed ? facts.extension : null }),
    asksLook: asksLook(one),
    isExtended: facts.isNamed && facts.extension !== null,
    second: secondOf(own.markings[one.submissionId]),
    state: stateNow(facts, now),
  };
}
