import { expect, test } from 'vitest';
import { startTable } from '#test/support/table.ts';
import { invitations, type Invitation } from './invitations.ts';

const table = await startTable();
const noon = Date.UTC(2026, 2, 1, 12);

const invitationOf = (invitationId: string, courseId: string, invitedAt = 'now'): Invitation => ({
  invitationId,
  courseId,
  email: 'ana@example.com',
  language: 'en',
  invitedBy: 'teacher',
  invitedAt,
  place: 'price',
  sentAt: null,
  heldAt: null,
  stopToken: '',
  expiresAt: 0,
});
const mayMail = (invitation: Invitation, now = noon) =>
  invitations.countMail(table, invitation, now);

test('an address gets three mails a day, one of each course, and more the day after', async () => {
  const of = (course: string, invitedAt?: string) => invitationOf('one', course, invitedAt);
  expect(await mayMail(of('A'))).toBe(true);
  expect(await mayMail(of('A', 'once more'))).toBe(false);
  expect(await mayMail(of('B'))).toBe(true);
  expect(await mayMail(of('C'))).toBe(true);
  expect(await mayMail(of('D'))).toBe(false);
  expect(await mayMail(invitationOf('another', 'D'))).toBe(true);
  expect(await mayMail(of('D'), noon + 86_400_000)).toBe(true);
});

test('a mail that could not go out is not counted again when it is tried again', async () => {
  const of = (course: string) => invitationOf('two', course);
  for (const course of ['A', 'B', 'C']) await mayMail(of(course));
  expect(await mayMail(of('B'))).toBe(true);
});

test('of many at once, no more than three go out', async () => {
  const courses = Array.from({ length: 12 }, (_, at) => `course ${at}`);
  const answers = await Promise.all(courses.map((one) => mayMail(invitationOf('three', one))));
  expect(answers.filter(Boolean)).toHaveLength(3);
});
