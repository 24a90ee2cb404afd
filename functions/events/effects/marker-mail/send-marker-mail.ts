import { profiles } from '#functions/data/accounts/profiles.ts';
import {
  courseMarkerRecord,
  courseMarkers,
  sitsAt,
} from '#functions/data/assignments/course-markers.ts';
import { toldMarkers } from '#functions/data/assignments/told-markers.ts';
import { courses } from '#functions/data/courses/courses.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { writeMarkerMail } from './write-marker-mail.ts';

type MailDeps = { table: Table; mailer: Mailer; siteOrigin: string; clock: () => number };

/**
 * Tells somebody that they mark in a course of somebody else: once for each appointment, and once in a day for each
 * course, so that a record that comes twice, or an appointment that is made again and again, sends one mail.
 */
export async function sendMarkerMail(
  { before, after }: StreamRecord,
  { table, mailer, siteOrigin, clock }: MailDeps,
): Promise<void> {
  if (after?.entity !== 'CourseMarker' || before) return;
  const appointed = courseMarkerRecord.parse(after);
  const { courseId, userId } = appointed;
  const [there, person, course] = await Promise.all([
    courseMarkers.get(table, appointed),
    profiles.get(table, userId),
    courses.get(table, courseId),
  ]);
  // Who was removed again is not written to.
  if (!sitsAt(there, appointed) || !person || !course) return;
  if (await toldMarkers.covers(table, appointed, clock())) return;
  await mailer.send({
    to: person.email,
    ...writeMarkerMail(course.title, person.language, siteOrigin),
  });
  await toldMarkers.record(table, appointed, clock());
}
