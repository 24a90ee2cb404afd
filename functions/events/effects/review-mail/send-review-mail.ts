import * as z from 'zod';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { enrollmentRecord, isActive } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { isOpen } from '#functions/data/peer-reviews/peer-seats.ts';
import {
  type PeerTask,
  peerTaskRecord,
  peerTasks,
} from '#functions/data/peer-reviews/peer-tasks.ts';
import { toldReviewers } from '#functions/data/peer-reviews/told-reviewers.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { iso } from '#functions/platform/iso.ts';
import { type ReviewNews, writeReviewMail } from './write-review-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string; clock: () => number };
type Review = Pick<PeerTask, 'userId' | 'courseId' | 'assignmentId' | 'dueAt'>;

const dayLong = 86_400_000;

const parts = z.discriminatedUnion('entity', [
  courseRecord.pick({ title: true, state: true }).extend({ entity: z.literal('Course') }),
  blockRecord.pick({ title: true, facts: true }).extend({ entity: z.literal('Block') }),
  enrollmentRecord.pick({ state: true }).extend({ entity: z.literal('Enrollment') }),
]);

/** What the mail names, in one request; null where its person has left, or course or assignment are not shown. */
async function namesOf(table: Table, { userId, courseId, assignmentId }: Review) {
  const items = await table.batchGet(
    parts,
    [keys.course(courseId), keys.block(courseId, assignmentId), keys.enrollment(userId, courseId)],
    { consistent: true },
  );
  const course = items.find((item) => item.entity === 'Course');
  const block = items.find((item) => item.entity === 'Block');
  const enrollment = items.find((item) => item.entity === 'Enrollment');
  if (course?.state !== 'published' || !block || !isActive(enrollment ?? null)) return null;
  const isForGroups = (block.facts.assignment?.groupSetId ?? null) !== null;
  return { course: course.title, title: block.title, isForGroups };
}

/** The first of what somebody is still to deliver for an assignment by a date. */
async function firstOpen(table: Table, { userId, assignmentId, dueAt }: Review) {
  const all = await peerTasks.ofPerson(table, userId);
  return all.find(
    (task) => task.assignmentId === assignmentId && task.dueAt === dueAt && isOpen(task),
  );
}

/** Which reviews a record tells of that are still to be written, as the table is now; null: none. */
async function openReview(
  table: Table,
  { before, after }: StreamRecord,
  now: number,
): Promise<(Review & { news: ReviewNews }) | null> {
  if (after?.entity === 'PeerTask' && !before) {
    const task = peerTaskRecord.parse(after);
    const first = await firstOpen(table, task);
    // Records of several are taken in side by side: one of them speaks for all.
    return first?.taskId === task.taskId ? { ...task, news: 'dealt' } : null;
  }
  if (before?.entity !== 'ToldReviewer' || after) return null;
  const { isReminder, expiresAt, ...told } = toldReviewers.parse(before);
  // The table forgets what is over; before that, it went with an account.
  if (isReminder || expiresAt * 1000 > now) return null;
  return (await firstOpen(table, told)) ? { ...told, news: 'due' } : null;
}

/**
 * Tells somebody that they are to review work of classmates or groups, and a day before it is due once more. What is left to do,
 * and what was told, is read from the table as it is now: however many reviews come by one press, and however often
 * their records come, it is one mail of each kind; only a stop between mail and note sends two.
 */
export async function sendReviewMail(
  record: StreamRecord,
  { table, mailer, siteOrigin, clock }: MailDeps,
): Promise<void> {
  const now = clock();
  const review = await openReview(table, record, now);
  if (!review || review.dueAt <= iso(now)) return;
  const { news, userId, courseId, assignmentId, dueAt } = review;
  if (await toldReviewers.get(table, review)) return;
  const [names, person] = await Promise.all([namesOf(table, review), profiles.get(table, userId)]);
  if (!names || !person?.mails.reviews) return;
  const { email: to, language, timeZone } = person;
  const reader = { language, timeZone };
  const mail = writeReviewMail({ ...names, news, assignmentId, dueAt, reader, siteOrigin });
  await mailer.send({ to, ...mail });
  const due = Date.parse(dueAt);
  const isReminder = news === 'due' || due - now <= dayLong;
  await toldReviewers.record(table, {
    userId,
    courseId,
    assignmentId,
    dueAt,
    isReminder,
    expiresAt: Math.ceil((isReminder ? due : due - dayLong) / 1000),
  });
}
