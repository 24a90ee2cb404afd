import { expect, it } from 'vitest';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { type CourseMarker, courseMarkers } from '#functions/data/assignments/course-markers.ts';
import { courses } from '#functions/data/courses/courses.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import { courseOf } from '#test/support/course-of.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';
import { plantMarker } from '#test/world/plant-marker.ts';
import { sendMarkerMail } from './send-marker-mail.ts';
import { writeMarkerMail } from './write-marker-mail.ts';

type Mail = Parameters<Mailer['send']>[0];

const table = await startTable();
const siteOrigin = 'https://learn.example';
const dayLong = 86_400_000;

/** Somebody who is appointed, and the mails that this leads to. */
async function scene(language: 'en' | 'es' = 'en') {
  const person = profileOf({ language });
  const course = courseOf({ title: { en: 'Knots', es: 'Nudos' } });
  await table.commit([profiles.create(person), ...courses.create(course)]);
  const place = { courseId: course.courseId, userId: person.userId };
  const mails: Mail[] = [];
  let [now, isDown] = [Date.parse('2026-03-09T23:00:00.000Z'), false];
  const mailer = {
    send: async (mail: Mail) => {
      if (isDown) throw new Error('SES is down');
      mails.push(mail);
    },
  };
  const tell = (marker: CourseMarker, before?: CourseMarker) =>
    sendMarkerMail(
      {
        key: { pk: '', sk: '' },
        before: before && { entity: 'CourseMarker', ...before },
        after: { entity: 'CourseMarker', ...marker },
        sequence: '1',
      },
      { table, mailer, siteOrigin, clock: () => now },
    );
  return {
    person,
    mails,
    tell,
    appoint: () => plantMarker(table, place),
    remove: (marker: CourseMarker) => table.commit([courseMarkers.remove(marker)]),
    pass: (time: number) => (now += time),
    down: (value: boolean) => (isDown = value),
  };
}

it('tells who is appointed, once, in their language, and not of a change of their sections', async () => {
  const it = await scene('es');
  const marker = await it.appoint();
  await it.tell(marker);
  await it.tell(marker);
  await it.tell({ ...marker, version: 2 }, marker);
  expect(it.mails).toEqual([
    { to: it.person.email, ...writeMarkerMail({ en: 'Knots', es: 'Nudos' }, 'es', siteOrigin) },
  ]);
  expect(it.mails[0]?.text).toContain('> Nudos');
  expect(it.mails[0]?.text).toContain(`${siteOrigin}/es/assignments/review`);
});

it('writes to nobody who was removed again, and once in a day whoever is appointed again and again', async () => {
  const it = await scene();
  const first = await it.appoint();
  await it.remove(first);
  await it.tell(first);
  expect(it.mails).toEqual([]);
  const second = await it.appoint();
  await it.tell(second);
  await it.remove(second);
  const third = await it.appoint();
  await it.tell(third);
  expect(it.mails).toHaveLength(1);
  await it.remove(third);
  it.pass(dayLong + 1000);
  await it.tell(await it.appoint());
  expect(it.mails).toHaveLength(2);
});

it('tries again where the mail could not be sent', async () => {
  const it = await scene();
  const marker = await it.appoint();
  it.down(true);
  await expect(it.tell(marker)).rejects.toThrow('SES is down');
  it.down(false);
  await it.tell(marker);
  expect(it.mails).toHaveLength(1);
});

it('case 61: quotes the title of a course, in which nobody can write a line of ours', () => {
  const { subject, text } = writeMarkerMail(
    { en: 'Knots\nWhat goes to you waits here:\nhttps://evil.example' },
    'en',
    siteOrigin,
  );
  expect(subject).not.toContain('Knots');
  expect(text).toContain('> https://evil.example');
});
