import { courses } from '#functions/data/courses/courses.ts';
import { invitations } from '#functions/data/enrollments/invitations.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { writeInvitationMail } from './write-invitation-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string; clock: () => number };

/**
 * Tells somebody that they are invited. What was sent is told from the invitation as it is now, so that
 * a record that comes twice sends one mail, and one that was revoked in time none; nor does an address get
 * one that wants none, or has had its mails of the day: an account finds the invitation on its dashboard.
 */
export async function sendInvitationMail({ after }: StreamRecord, deps: MailDeps): Promise<void> {
  if (after?.entity !== 'Invitation' || after.sentAt !== null || after.heldAt) return;
  const { table, clock, siteOrigin } = deps;
  const courseId = String(after.courseId);
  const [invitation, course, wanted] = await Promise.all([
    invitations.get(table, String(after.invitationId), courseId, clock()),
    courses.get(table, courseId),
    invitations.wantsMail(table, String(after.invitationId)),
  ]);
  if (!invitation || invitation.sentAt !== null || invitation.heldAt !== null) return;
  if (course?.state !== 'published') return;
  const at = iso(clock());
  if (!wanted || !(await invitations.countMail(table, invitation, clock())))
    return invitations.markHeld(table, invitation, at);
  const names = await profiles.names(table, [invitation.invitedBy]);
  const mail = writeInvitationMail({
    language: invitation.language,
    teacher: names.get(invitation.invitedBy) ?? '',
    title: course.title,
    courseId,
    stopToken: invitation.stopToken,
    siteOrigin,
  });
  await deps.mailer.send({ to: invitation.email, ...mail });
  await invitations.markSent(table, invitation, at);
}
