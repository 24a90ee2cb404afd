import type { Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '../platform/stream-record.ts';
import { sendErasureMail } from '../erasure/mail/send-erasure-mail.ts';
import { createMailer } from '../platform/mailer.ts';
import { sendContactMail } from './contact-mail/send-contact-mail.ts';
import { sendEmailChangeMail } from './email-change-mail/send-email-change-mail.ts';
import { sendEnrollmentMail } from './enrollment-mail/send-enrollment-mail.ts';
import { sendInvitationMail } from './invitation-mail/send-invitation-mail.ts';
import { sendMarkerMail } from './marker-mail/send-marker-mail.ts';
import { sendReceiptMail } from './receipt-mail/send-receipt-mail.ts';
import { sendReviewMail } from './review-mail/send-review-mail.ts';
import { sendTeachingMail } from './teaching-mail/send-teaching-mail.ts';

type MailsDeps = {
  table: Table;
  secret: string;
  /** The address that mails come from. */
  from: string;
  contactAddress: string;
  siteOrigin: string;
  clock: () => number;
};

/** All that is said by mail, each by what it takes from a record of the stream. */
export function createMails({ from, ...rest }: MailsDeps) {
  const deps = { ...rest, mailer: createMailer(from) };
  return {
    contact: (record: StreamRecord) => sendContactMail(record, deps),
    emailChange: (record: StreamRecord) => sendEmailChangeMail(record, deps),
    enrollment: (record: StreamRecord) => sendEnrollmentMail(record, deps),
    erasure: (record: StreamRecord) => sendErasureMail(record, deps),
    invitation: (record: StreamRecord) => sendInvitationMail(record, deps),
    marker: (record: StreamRecord) => sendMarkerMail(record, deps),
    receipt: (record: StreamRecord) => sendReceiptMail(record, deps),
    review: (record: StreamRecord) => sendReviewMail(record, deps),
    teaching: (record: StreamRecord) => sendTeachingMail(record, deps),
  };
}
export type Mails = ReturnType<typeof createMails>;
