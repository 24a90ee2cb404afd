import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import { languages } from '#shared/schemas/text.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { expiryOf, invitations, type Invitation } from '#functions/data/enrollments/invitations.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import { mailStopToken } from '#functions/platform/mail-stop.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

/** Under what an address is kept, and what the link of its mail carries. */
function markedBy(secret: string, email: string) {
  const invitationId = addressHash(secret, email);
  return { invitationId, stopToken: mailStopToken(secret, invitationId) };
}

/** The course's language; of a course in both, the one of who invites. */
const languageOf = ({ title }: Course, own: Invitation['language'] | undefined) =>
  own && title[own] !== undefined
    ? own
    : (languages.find((language) => title[language] !== undefined) ?? 'en');

/** Why a mail is held is the reader's own affair: a teacher learns only that none goes out. */
const present = ({ invitationId, email, invitedAt, place, sentAt, heldAt }: Invitation) => ({
  invitationId,
  email,
  invitedAt,
  place,
  sentAt,
  mail:
    sentAt !== null
      ? ('sent' as const)
      : heldAt !== null
        ? ('held' as const)
        : ('onItsWay' as const),
});

/**
 * Invites addresses, whoever's they are and whether anybody's: the answer is the same. Whom the course
 * invites already stays invited, and gets no second mail.
 */
export const invite: Operation<typeof contract.invite, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const course = await editableCourseOf(deps.table, actor, params.courseId);
  if (course.state !== 'published') throw new AppError('enrollment_closed');
  const { courseId } = course;
  const wanted = body.emails.map((email): Invitation => ({
    ...markedBy(deps.secret, email),
    courseId,
    email,
    language: languageOf(course, actor.profile?.language),
    invitedBy: actor.userId,
    invitedAt: iso(now),
    place: body.place,
    sentAt: null,
    heldAt: null,
    expiresAt: expiryOf(now),
  }));
  const ids = wanted.map(({ invitationId }) => invitationId);
  const there = await invitations.ofAddresses(deps.table, courseId, ids);
  const known = new Set(
    there.filter((one) => one.expiresAt * 1000 > now).map((one) => one.invitationId),
  );
  const added = wanted.filter(({ invitationId }) => !known.has(invitationId));
  return {
    response: { invited: added.length, invitedBefore: known.size },
    items: [
      ...(added.length > 0 ? [invitations.count(actor.userId, added.length, now)] : []),
      ...added.map(invitations.create),
    ],
  };
};

export const listInvitations: Operation<typeof contract.listInvitations, BaseDeps> = async ({
  actor,
  params,
  page,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const { items, last } = await invitations.list(deps.table, courseId, page);
  return { items: items.map(present), nextCursor: page.cursor(last) };
};

export const revokeInvitation: Operation<typeof contract.revokeInvitation, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const invitation = found(await invitations.get(deps.table, params.invitationId, courseId, now));
  return { response: present(invitation), items: [invitations.remove(invitation)] };
};
