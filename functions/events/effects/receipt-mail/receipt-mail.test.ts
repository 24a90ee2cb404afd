import { expect, test } from 'vitest';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { mailedReceipts } from '#functions/data/assignments/mailed-receipts.ts';
import { type Submission, submission } from '#functions/data/assignments/submission.ts';
import { courses } from '#functions/data/courses/courses.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import { courseOf } from '#test/support/course-of.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';
import { sendReceiptMail } from './send-receipt-mail.ts';
import { writeReceiptMail } from './write-receipt-mail.ts';
import { submissionOf } from '#test/support/submission-of.ts';

type Mail = Parameters<Mailer['send']>[0];

const table = await startTable();
const noDate = { at: null, because: 'none' as const };
const sha256 = 'ab'.repeat(32);
const pdf = { contentType: 'application/pdf' as const, bytes: 123_456, sha256 };
const siteOrigin = 'https://learn.example';

const handedIn = (changes: Partial<Submission>): Submission =>
  submissionOf({
    userId: 'u',
    courseId: 'c',
    assignmentId: 'a',
    submissionId: 's',
    number: 2,
    submittedAt: '2026-03-09T22:59:07.000Z',
    due: noDate,
    closes: noDate,
    files: [{ mediaId: 'm', fileName: 'essay.pdf', ...pdf }],
    ...changes,
  });

/** Something that was handed in, its stream record, and the mails that it leads to. */
async function scene({ isKnown = true } = {}) {
  const person = profileOf();
  const course = courseOf({ title: { es: 'Nudos' } });
  const { userId } = person;
  const { courseId } = course;
  const one = handedIn({ userId, courseId, submissionId: `s-${userId}` });
  await table.commit([
    ...(isKnown ? [profiles.create(person)] : []),
    ...courses.create(course),
    ...submission.put(one),
  ]);
  const mails: Mail[] = [];
  let down = false;
  const mailer = {
    send: async (mail: Mail) => {
      if (down) throw new Error('SES is down');
      mails.push(mail);
    },
  };
  const clock = () => Date.parse('2026-03-09T23:00:00.000Z');
  const after = { entity: 'Submission', ...one };
  const record = { key: { pk: '', sk: '' }, before: undefined, after, sequence: '1' };
  return {
    person,
    one,
    mails,
    digest: () => sendReceiptMail(record, { table, mailer, siteOrigin, clock }),
    down: (now: boolean) => (down = now),
  };
}

test('a receipt goes out once, however often its record comes, and is noted with its address', async () => {
  const { person, one, mails, digest } = await scene();
  await digest();
  await digest();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: person.email,
    subject: 'Entregada: este es tu comprobante',
  });
  expect(await submission.get(table, one)).toEqual({
    ...one,
    mailed: { to: person.email, at: '2026-03-09T23:00:00.000Z' },
  });
});

test('a mail server that is down loses no receipt', async () => {
  const { mails, digest, down } = await scene();
  down(true);
  await expect(digest()).rejects.toThrow('SES is down');
  down(false);
  await digest();
  expect(mails).toHaveLength(1);
});

test('of somebody who was erased in the meantime nothing is sent, and no note is left', async () => {
  const { one, mails, digest } = await scene({ isKnown: false });
  const place = { ...one, number: 7 };
  await mailedReceipts.note(table, place, { to: 'x', at: 'y' });
  expect(await submission.get(table, place)).toBeNull();
  await digest();
  expect(mails).toEqual([]);
});

test('it names what was handed in, when, and each file with its size and hash', () => {
  const receipt = handedIn({
    words: 1200,
    link: 'https://example.org/mine',
    isLate: true,
    due: { at: '2026-03-09T22:00:00.000Z', because: 'course' },
  });
  const { subject, text } = writeReceiptMail({
    receipt,
    title: { en: 'An essay' },
    course: { en: 'Baking' },
    reader: { language: 'en', timeZone: 'Europe/Madrid' },
    siteOrigin,
  });
  expect(subject).toBe('Submitted: your receipt');
  expect(text.replaceAll('\u202f', ' ')).toBe(
    [
      'We have received what you submitted. The time is the server’s.',
      'Assignment:\n> An essay',
      'Course:\n> Baking',
      [
        'Submission: 2',
        'Submitted: Monday, March 9, 2026 at 11:59:07 PM GMT+1 (2026-03-09T22:59:07.000Z)',
        'Due at that time: Monday, March 9, 2026 at 11:00:00 PM GMT+1',
        'It was submitted late.',
        'Words of the text: 1,200',
        'Code: s',
      ].join('\n'),
      'Link:\n> https://example.org/mine',
      'Files, each with its size and its SHA-256 hash:',
      `> essay.pdf\n123,456 bytes\n${sha256}`,
      'Read what you submitted here:\nhttps://learn.example/assignments/a/view?submission=2',
      'You are receiving this email because you submitted an assignment. Keep it as proof.',
    ].join('\n\n'),
  );
});

test('case 77: no name is in a header, and each line of one stays marked as somebody’s words', () => {
  const hostile = '<b>essay</b>\nBcc: all@example.com\n\nYour account is closed.pdf';
  const { subject, text } = writeReceiptMail({
    receipt: handedIn({ files: [{ mediaId: 'm', fileName: hostile, ...pdf }] }),
    title: { es: 'Una\nBcc: all@example.com' },
    course: null,
    reader: { language: 'es', timeZone: 'UTC' },
    siteOrigin,
  });
  expect(subject).toBe('Entregada: este es tu comprobante');
  expect(text).toContain(
    '> <b>essay</b>\n> Bcc: all@example.com\n> \n> Your account is closed.pdf\n123.456 bytes',
  );
  expect(text).not.toMatch(/^Bcc/m);
});
