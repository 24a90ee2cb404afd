import { describe, expect, test } from 'vitest';
import { everyMail, type MailChoices } from '#shared/schemas/account-parts.ts';
import type { EnrollmentState } from '#shared/schemas/enrollment-parts.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { courseOf } from '#test/support/course-of.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import { sendEnrollmentMail } from './send-enrollment-mail.ts';

type Mail = Parameters<Mailer['send']>[0];
type Given = { mails?: Partial<MailChoices>; title?: string; published?: boolean };

const table = await startTable();

/** Somebody whose standing in a course changes, the record of that, and the mails that it leads to. */
async function scene(from: EnrollmentState, to: EnrollmentState, given: Given = {}) {
  const person = profileOf({ mails: { ...everyMail, ...given.mails } });
  const course = courseOf({
    state: given.published === false ? 'draft' : 'published',
    title: { es: given.title ?? 'Nudos' },
  });
  const { userId } = person;
  const { courseId } = course;
  const first = enrollments.transition(
    null,
    { userId, courseId },
    from,
    '2026-01-01T00:00:00.000Z',
  );
  await table.commit([profiles.create(person), ...courses.create(course), ...first.items]);
  const change = async (state: EnrollmentState, at: string) => {
    const before = await enrollments.get(table, userId, courseId);
    const { next, items } = enrollments.transition(before, { userId, courseId }, state, at);
    await table.commit(items);
    return { entity: 'Enrollment', ...next };
  };
  const after = await change(to, '2026-01-02T00:00:00.000Z');
  const record = {
    key: { pk: '', sk: '' },
    before: { entity: 'Enrollment', ...first.next },
    after,
    sequence: '1',
  };
  const sent: Mail[] = [];
  let down = false;
  const mailer = {
    send: async (mail: Mail) => {
      if (down) throw new Error('SES is down');
      sent.push(mail);
    },
  };
  const digest = () =>
    sendEnrollmentMail(record, { table, mailer, siteOrigin: 'https://learn.example' });
  return { person, courseId, sent, digest, change, down: (now: boolean) => (down = now) };
}

describe('who waited is told', () => {
  test.each([
    ['waiting', 'active', 'Se ha liberado una plaza para ti', /lista de espera/],
    ['requested', 'active', 'Has entrado en un curso', /Se aceptó tu solicitud/],
    ['requested', 'waiting', 'Tienes un lugar en la lista de espera', /no queda ninguna plaza/],
    ['requested', 'declined', 'Tu solicitud tiene respuesta', /No se aceptó/],
  ] as const)('of %s to %s, in their language, once', async (from, to, subject, words) => {
    const { person, courseId, sent, digest } = await scene(from, to);
    await digest();
    await digest();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: person.email, subject });
    expect(sent[0]?.text).toMatch(words);
    expect(sent[0]?.text).toContain(`https://learn.example/es/courses/${courseId}`);
    expect(sent[0]?.text).toContain('Recibes este correo porque');
    expect(sent[0]?.text).toContain('https://learn.example/es/settings/notifications');
  });

  test.each([
    ['active', 'withdrawn'],
    ['waiting', 'withdrawn'],
    ['withdrawn', 'active'],
    ['active', 'removed'],
  ] as const)('nothing of %s to %s, which is not news to them', async (from, to) => {
    const { sent, digest } = await scene(from, to);
    await digest();
    expect(sent).toEqual([]);
  });

  test.each([
    ['waiting', 'active', 'seats'],
    ['requested', 'declined', 'answers'],
  ] as const)('nothing of %s to %s where they turned that off', async (from, to, choice) => {
    const { sent, digest } = await scene(from, to, { mails: { [choice]: false } });
    await digest();
    expect(sent).toEqual([]);
  });

  test('nothing that is no longer so, nor of a course that is hidden', async () => {
    const left = await scene('waiting', 'active');
    await left.change('withdrawn', '2026-01-03T00:00:00.000Z');
    await left.digest();
    const hidden = await scene('waiting', 'active', { published: false });
    await hidden.digest();
    expect([...left.sent, ...hidden.sent]).toEqual([]);
  });

  test('when the mail server is back', async () => {
    const { sent, digest, down } = await scene('waiting', 'active');
    down(true);
    await expect(digest()).rejects.toThrow('SES is down');
    down(false);
    await digest();
    expect(sent).toHaveLength(1);
  });
});

test('case 77: a title is in no header, and its markup stays text', async () => {
  const { sent, digest } = await scene('waiting', 'active', { title: '<b>Nudos</b> Bcc: all' });
  await digest();
  expect(sent[0]?.subject).toBe('Se ha liberado una plaza para ti');
  expect(sent[0]?.text).toContain('> <b>Nudos</b> Bcc: all');
});
