import type { Contact } from '#functions/data/help/contacts.ts';
import { quoted } from '#functions/events/platform/quoted.ts';

/** For those who run the platform. Headers are made of these words alone, never of what somebody wrote. */
const subjects: Record<Contact['topic'], string> = {
  courses: 'A question about courses',
  account: 'A question about an account',
  technical: 'A technical problem',
  teaching: 'A question about teaching',
  other: 'A message',
};

/** A mail in plain text: markup in it stays text. */
export function writeContactMail(contact: Contact): { subject: string; text: string } {
  const { contactId, name, email, userId, context, message } = contact;
  const lines = [
    `Name: ${name}`,
    `Email: ${email}`,
    `Account: ${userId ?? 'not signed in'}`,
    ...(context === null ? [] : [`About: ${context}`]),
    '',
    quoted(message),
  ];
  return { subject: `${subjects[contact.topic]} (${contactId})`, text: lines.join('\n') };
}
