import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contacts, type Contact } from '#functions/data/help/contacts.ts';
import { startTable } from '#test/support/table.ts';
import type { Mailer } from '#functions/events/platform/mailer.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { sendContactMail } from './send-contact-mail.ts';
import { writeContactMail } from './write-contact-mail.ts';

type Mail = Parameters<Mailer['send']>[0];

const table = await startTable();

const contactOf = (given: Partial<Contact> = {}): Contact => ({
  contactId: randomUUID(),
  userId: null,
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  topic: 'courses',
  message: 'When does it start?\nAnd for how long?',
  context: '/courses/1',
  createdAt: '2026-03-01T12:00:00.000Z',
  sentAt: null,
  ...given,
});

/** A message in the table, its stream record, and the mails that it led to. */
async function scene(given: Partial<Contact> = {}) {
  const contact = contactOf(given);
  await table.commit([contacts.create(contact)]);
  const after = { entity: 'Contact', ...contact };
  const record = { key: {}, before: undefined, after, sequence: '1' } as unknown as StreamRecord;
  const mails: Mail[] = [];
  let down = false;
  const mailer = {
    send: async (mail: Mail) => {
      if (down) throw new Error('SES is down');
      mails.push(mail);
    },
  };
  const digest = () =>
    sendContactMail(record, { table, mailer, contactAddress: 'us@example.com', clock: Date.now });
  return { contact, mails, digest, down: (now: boolean) => (down = now) };
}

test('a message goes out once, however often its record comes', async () => {
  const { contact, mails, digest } = await scene();
  await digest();
  await digest();
  expect(mails).toEqual([
    { to: 'us@example.com', replyTo: 'ana@example.com', ...writeContactMail(contact) },
  ]);
});

test('a mail server that is down loses no message', async () => {
  const { mails, digest, down } = await scene();
  down(true);
  await expect(digest()).rejects.toThrow('SES is down');
  down(false);
  await digest();
  expect(mails).toHaveLength(1);
});

test('the mail says who wrote about what', () => {
  const { subject, text } = writeContactMail(contactOf({ contactId: 'ID' }));
  expect(subject).toBe('A question about courses (ID)');
  expect(text).toBe(
    [
      'Name: Ana Ruiz',
      'Email: ana@example.com',
      'Account: not signed in',
      'About: /courses/1',
      '',
      '> When does it start?',
      '> And for how long?',
    ].join('\n'),
  );
});

test('case 77: nothing that somebody wrote is in a header, and markup stays text', () => {
  const name = 'Ana\r\nBcc: all@example.com';
  const message = '<b>Hello</b>\nSubject: forged';
  const { subject, text } = writeContactMail(contactOf({ name, message }));
  expect(subject).toMatch(/^A question about courses \([\w-]+\)$/);
  expect(text).toContain('> <b>Hello</b>\n> Subject: forged');
});
