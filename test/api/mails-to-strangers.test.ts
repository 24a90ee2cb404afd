import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld({ hasSite: true });
const { call, newPerson, ok, raw, runtime } = world;
const teacher = await newPerson('teachers', 'Elena');

const within = (courseId: string) => ({ params: { courseId } });
const newCourse = async (title = 'A course') =>
  (await makeCourse(world, teacher, { title: { en: title } })).courseId;
const invite = (courseId: string, email: string, by: Person = teacher) =>
  ok(by, 'enrollments.invite', { ...within(courseId), body: { emails: [email] } });
const invitations = async (courseId: string) =>
  (await ok(teacher, 'enrollments.listInvitations', within(courseId))).items;
async function revoke(courseId: string): Promise<void> {
  const [one] = await invitations(courseId);
  const params = { courseId, invitationId: one?.invitationId ?? '' };
  await ok(teacher, 'enrollments.revokeInvitation', { params });
}
async function mailsTo(email: string) {
  await runtime.drained();
  return runtime.outbox.list(email);
}
/** The address that a mail program calls when somebody wants no more mails. */
const stopOf = (headers: Record<string, string> = {}) =>
  /^<[^>]+\/api\/v1(\/[^>]+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
const oneClick = (path: string, body = 'List-Unsubscribe=One-Click') =>
  raw({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

describe('an address that nobody has an account of', () => {
  it('gets one mail of a course in a day, however often it is invited and the invitation revoked', async () => {
    const courseId = await newCourse();
    for (let round = 0; round < 4; round += 1) {
      await invite(courseId, 'round@example.com');
      await runtime.drained();
      if (round < 3) await revoke(courseId);
    }
    expect(await mailsTo('round@example.com')).toHaveLength(1);
    expect(await invitations(courseId)).toMatchObject([{ mail: 'held', sentAt: null }]);
  });

  it('gets three mails in a day of all courses and teachers together', async () => {
    const email = 'five@example.com';
    const courseIds = await Promise.all(Array.from({ length: 5 }, () => newCourse()));
    const admin = await newPerson('admins');
    for (const [at, courseId] of courseIds.entries())
      await invite(courseId, email, ...(at === 4 ? [admin] : []));
    expect(await mailsTo(email)).toHaveLength(3);
    // The stream has several lanes: which of them come first is nobody's promise.
    const mails = (await Promise.all(courseIds.map(invitations))).flat().map(({ mail }) => mail);
    expect(mails.filter((mail) => mail === 'held')).toHaveLength(2);
  });

  it('ends them with one click of its mail program, without an account, and may begin them again', async () => {
    const email = 'stranger@example.com';
    await invite(await newCourse(), email);
    const [mail] = await mailsTo(email);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const path = stopOf(mail?.headers);
    expect(await oneClick(path)).toMatchObject({ status: 200, body: { stopped: true } });
    const courseId = await newCourse();
    await invite(courseId, email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await invitations(courseId)).toMatchObject([{ mail: 'held' }]);
    const token = path.split('/').at(-1) ?? '';
    expect(await ok(null, 'enrollments.getMailStop', { params: { token } })).toEqual({
      stopped: true,
    });
    await ok(null, 'enrollments.resumeMail', { params: { token } });
    expect(await oneClick(path)).toMatchObject({ status: 200, body: { stopped: true } });
    await ok(null, 'enrollments.resumeMail', { params: { token } });
    await invite(await newCourse(), email);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is led by the mail to a page that does the same, and told whose words are whose', async () => {
    const email = 'reader@example.com';
    await invite(await newCourse('Win a prize'), email);
    const [mail] = await mailsTo(email);
    const token = stopOf(mail?.headers).split('/').at(-1) ?? '-';
    expect(mail?.text).toContain(`${runtime.siteUrl}/mails/${token}`);
    expect(mail?.text).toMatch(/Elena .*wrote:\n\n> Win a prize/);
    const page = await fetch(`${runtime.siteUrl}/mails/${token}`);
    expect(page.status).toBe(200);
  });

  it('is stopped by nobody who has not had the mail', async () => {
    const courseId = await newCourse();
    await invite(courseId, 'safe@example.com');
    await runtime.drained();
    const [invitation] = await invitations(courseId);
    const forged = `${invitation?.invitationId}${'A'.repeat(22)}`;
    expect(await oneClick(`/mail-stops/${forged}`)).toMatchObject({ status: 404 });
    const [mail] = await mailsTo('safe@example.com');
    const path = stopOf(mail?.headers);
    expect(await oneClick(path, 'List-Unsubscribe=No')).toMatchObject({ status: 415 });
    await invite(await newCourse(), 'safe@example.com');
    expect(await mailsTo('safe@example.com')).toHaveLength(2);
  });
});

describe('somebody who ended them by the link and has an account', () => {
  it('finds them off among their settings, and turns them on there', async () => {
    const ada = await newPerson();
    await invite(await newCourse(), ada.email);
    const [mail] = await mailsTo(ada.email);
    await oneClick(stopOf(mail?.headers));
    const { mails, version } = await ok(ada, 'accounts.getMe');
    expect(mails.invitations).toBe(false);
    const on = { ...mails, invitations: true };
    await ok(ada, 'accounts.updateMe', { body: { version, mails: on } });
    expect((await ok(ada, 'accounts.getMe')).mails.invitations).toBe(true);
    await invite(await newCourse(), ada.email);
    expect(await mailsTo(ada.email)).toHaveLength(2);
    expect((await call(ada, 'accounts.getMe')).status).toBe(200);
  });
});
