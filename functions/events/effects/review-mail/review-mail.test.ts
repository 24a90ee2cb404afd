import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { assignment } from '#shared/blocks/assignment/definition.ts';
import { plainAssignment } from '#shared/blocks/assignment/plain-assignment.ts';
import { everyMail, type MailChoices } from '#shared/schemas/account-parts.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { taskItem } from '#functions/data/peer-reviews/deal-reviews.ts';
import { type PeerTask, peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import { toldReviewers } from '#functions/data/peer-reviews/told-reviewers.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import { courseOf } from '#test/support/course-of.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { enrollmentOf } from '#test/support/enrollment-of.ts';
import { startTable } from '#test/support/table.ts';
import { sendReviewMail } from './send-review-mail.ts';
import { writeReviewMail } from './write-review-mail.ts';

type Mail = Parameters<Mailer['send']>[0];

const table = await startTable();
const siteOrigin = 'https://learn.example';
const dayLong = 86_400_000;
const dealtAt = Date.parse('2026-03-02T09:00:00.000Z');

type Given = {
  days?: number;
  mails?: Partial<MailChoices>;
  state?: 'published' | 'archived';
  isIn?: boolean;
  ofGroups?: boolean;
};

/** An assignment of groups of a set, or of people. */
const factsOf = (setId: string | null) =>
  assignment.facts({ ...plainAssignment, groups: setId === null ? null : { setId } }).assignment;

/** Somebody in a course, and the mails that they get of what they are to review for one of its assignments. */
async function scene({
  days = 7,
  mails: choices,
  state = 'published',
  isIn = true,
  ofGroups = false,
}: Given = {}) {
  const person = profileOf({ mails: { ...everyMail, ...choices }, timeZone: 'Europe/Madrid' });
  const course = courseOf({ title: { en: 'Knots', es: 'Nudos' }, state });
  const { userId } = person;
  const { courseId } = course;
  const assignmentId = ulid();
  await table.commit([
    profiles.create(person),
    ...courses.create(course),
    {
      label: 'block',
      put: {
        ...keys.block(courseId, assignmentId),
        entity: 'Block',
        title: { en: 'A bowline', es: 'Un as de guía' },
        facts: { assignment: factsOf(ofGroups ? ulid() : null) },
      },
    },
    enrollments.create(enrollmentOf({ userId, courseId, state: isIn ? 'active' : 'withdrawn' })),
  ]);
  const dueAt = new Date(dealtAt + days * dayLong).toISOString();
  const sent: Mail[] = [];
  let [now, isDown] = [dealtAt, false];
  const mailer = {
    send: async (mail: Mail) => {
      if (isDown) throw new Error('SES is down');
      sent.push(mail);
    },
  };
  const digest = (before: object | undefined, after: object | undefined) =>
    sendReviewMail(
      {
        key: { pk: '', sk: '' },
        before: before as { entity: string },
        after: after as { entity: string },
        sequence: '1',
      },
      { table, mailer, siteOrigin, clock: () => now },
    );
  const told = () => toldReviewers.get(table, { userId, assignmentId, dueAt });
  return {
    person,
    assignmentId,
    dueAt,
    sent,
    told,
    /** Deals out so many, in one transaction. */
    async deal(count: number): Promise<PeerTask[]> {
      // The first by its id speaks for all.
      const taskIds = Array.from({ length: count }, () => ulid()).toSorted();
      const tasks = taskIds.map((taskId, at) => ({
        taskId,
        userId,
        courseId,
        assignmentId,
        submissionId: randomUUID(),
        ownSubmissionId: randomUUID(),
        number: at + 1,
        dueAt,
        deliveredAt: null,
        passedOnAt: null,
      }));
      await table.commit(tasks.map((task) => peerTasks.put(null, task)));
      return tasks.map((task) => ({ ...task, version: 1 }));
    },
    tell: (task: PeerTask) => digest(undefined, { entity: 'PeerTask', ...task }),
    deliver: (task: PeerTask) =>
      table.commit([taskItem(task, { deliveredAt: new Date(now).toISOString() })]),
    /** The table forgets what was told, as it does once its time has come, and says so so many times. */
    async forget(times = 1): Promise<void> {
      const before = await told();
      if (!before) throw new Error('Nobody was told.');
      await table.commit([
        {
          label: 'forgotten',
          remove: keys.toldReviewer(userId, assignmentId, dueAt),
        },
      ]);
      for (let time = 0; time < times; time += 1)
        await digest({ entity: 'ToldReviewer', ...before }, undefined);
    },
    at: (time: number) => (now = time),
    down: (value: boolean) => (isDown = value),
  };
}

it('tells a reviewer once, however many reviews came by one press, and however often and side by side it is told of them', async () => {
  const it = await scene();
  const tasks = await it.deal(3);
  await Promise.all(tasks.map(it.tell));
  for (const task of tasks) await it.tell(task);
  expect(it.sent).toEqual([
    {
      to: it.person.email,
      ...writeReviewMail({
        news: 'dealt',
        isForGroups: false,
        title: { en: 'A bowline', es: 'Un as de guía' },
        course: { en: 'Knots', es: 'Nudos' },
        assignmentId: it.assignmentId,
        dueAt: it.dueAt,
        reader: it.person,
        siteOrigin,
      }),
    },
  ]);
});

it('reminds whoever has a review left a day before it is due, once', async () => {
  const it = await scene();
  const [first, second] = await it.deal(2);
  await it.tell(first!);
  expect(((await it.told())?.expiresAt ?? 0) * 1000).toBe(Date.parse(it.dueAt) - dayLong);
  await it.deliver(first!);
  it.at(Date.parse(it.dueAt) - dayLong + 1000);
  await it.forget(2);
  expect(it.sent.map(({ subject }) => subject)).toEqual([
    'Te toca revisar trabajos de tus compañeros',
    'Se acaba el plazo de una revisión tuya',
  ]);
  // What it notes then is forgotten once the date is over, and says nothing more.
  it.at(Date.parse(it.dueAt) + 1000);
  await it.forget();
  await it.tell(second!);
  expect(it.sent).toHaveLength(2);
});

it('reminds nobody who has delivered, or whose time is over, or whose account goes', async () => {
  const done = await scene();
  const [only] = await done.deal(1);
  await done.tell(only!);
  await done.deliver(only!);
  done.at(Date.parse(done.dueAt) - dayLong + 1000);
  await done.forget();
  expect(done.sent).toHaveLength(1);

  const late = await scene();
  const [missed] = await late.deal(1);
  await late.tell(missed!);
  late.at(Date.parse(late.dueAt));
  await late.forget();
  expect(late.sent).toHaveLength(1);

  const going = await scene();
  const [open] = await going.deal(1);
  await going.tell(open!);
  await going.forget();
  expect(going.sent).toHaveLength(1);
});

it('writes one mail where a day is all there is', async () => {
  const it = await scene({ days: 1 });
  const [task] = await it.deal(1);
  await it.tell(task!);
  expect(await it.told()).toMatchObject({
    isReminder: true,
    expiresAt: Date.parse(it.dueAt) / 1000,
  });
});

it.each([
  ['turned such mails off', { mails: { reviews: false } }],
  ['left the course', { isIn: false }],
  ['is in a course that is put away', { state: 'archived' }],
] satisfies [string, Given][])('writes to nobody who %s', async (_, given) => {
  const it = await scene(given);
  const [task] = await it.deal(1);
  await it.tell(task!);
  expect(it.sent).toEqual([]);
  expect(await it.told()).toBeNull();
});

it('tries again where the mail could not be sent', async () => {
  const it = await scene();
  const [task] = await it.deal(1);
  it.down(true);
  await expect(it.tell(task!)).rejects.toThrow('SES is down');
  it.down(false);
  await it.tell(task!);
  expect(it.sent).toHaveLength(1);
});

it('case 21: says nothing of whose work it is, or how many take part', async () => {
  const it = await scene();
  const [task] = await it.deal(1);
  await it.tell(task!);
  for (const hidden of [task!.taskId, task!.submissionId, task!.ownSubmissionId])
    expect(JSON.stringify(it.sent)).not.toContain(hidden);
});

it.each(['en', 'es'] as const)(
  'speaks of a group’s work where groups handed in, and never of a classmate’s (%s)',
  async (language) => {
    const it = await scene({ ofGroups: true });
    const [task] = await it.deal(1);
    await it.tell(task!);
    const facts = { title: { en: 'T' }, course: { en: 'C' }, assignmentId: 'a', dueAt: it.dueAt };
    const reader = { language, timeZone: 'Europe/Madrid' };
    const written = { ...facts, news: 'dealt' as const, reader, siteOrigin };
    const mail = writeReviewMail({ ...written, isForGroups: true });
    expect(it.sent[0]?.subject).toBe('Te toca revisar el trabajo de un grupo');
    expect(mail.subject).toMatch(language === 'en' ? /group/ : /grupo/);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/classmate|compañero/i);
    const ofPeople = writeReviewMail({ ...written, isForGroups: false });
    expect(`${ofPeople.subject} ${ofPeople.text}`).not.toMatch(/group|grupo/i);
  },
);

it('cases 61, 77: quotes titles, in which nobody can write a line of ours', () => {
  const hostile = { en: 'Knots\nBcc: all@example.com\nhttps://evil.example' };
  const { subject, text } = writeReviewMail({
    news: 'due',
    isForGroups: false,
    title: hostile,
    course: hostile,
    assignmentId: 'a',
    dueAt: '2026-03-09T09:00:00.000Z',
    reader: { language: 'en', timeZone: 'Europe/Madrid' },
    siteOrigin,
  });
  expect(subject).toBe('A review of yours is due soon');
  expect(text.match(/^> https:\/\/evil\.example$/gm)).toHaveLength(2);
  expect(text).not.toMatch(/^Bcc/m);
  expect(text.replaceAll('\u202f', ' ')).toContain(
    'Deliver by: Monday, March 9, 2026 at 10:00 AM (Europe/Madrid)',
  );
});
