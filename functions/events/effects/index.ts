import { createTable } from '#functions/data/table.ts';
import { bucketOf } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { sendContactMail } from '../contact-mail/send-contact-mail.ts';
import { forgetFile } from '../files/forget-file.ts';
import { syncIdentity } from '../identity-sync/sync-identity.ts';
import { sendEnrollmentMail } from '../enrollment-mail/send-enrollment-mail.ts';
import { sendInvitationMail } from '../invitation-mail/send-invitation-mail.ts';
import { createMailer } from '../platform/mailer.ts';
import { forgetPhoto } from '../photos/forget-photo.ts';
import { createPoolClient } from '#functions/platform/pool-client.ts';
import { oneByOne, streamHandler } from '../platform/stream-handler.ts';
import { fillSeats } from '../waiting-list/fill-seats.ts';

const { TABLE_NAME, USER_POOL_ID, MEDIA_BUCKET, MAIL_FROM, CONTACT_ADDRESS, SITE_ORIGIN } =
  readEnvironment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'MEDIA_BUCKET',
    'MAIL_FROM',
    'CONTACT_ADDRESS',
    'SITE_ORIGIN',
  );

const deps = {
  table: createTable(TABLE_NAME),
  pool: createPoolClient(),
  userPoolId: USER_POOL_ID,
  files: bucketOf(MEDIA_BUCKET),
  mailer: createMailer(MAIL_FROM),
  contactAddress: CONTACT_ADDRESS,
  siteOrigin: SITE_ORIGIN,
  clock: Date.now,
};

/** Does what follows from what the table says: roles and suspensions into the pool, messages, invitations and answers into mails, free seats to those who wait, photos that nobody shows and files that were removed into nothing. */
export const handler = streamHandler(
  oneByOne((record) => syncIdentity(record, deps)),
  oneByOne((record) => sendContactMail(record, deps)),
  oneByOne((record) => sendInvitationMail(record, deps)),
  oneByOne((record) => sendEnrollmentMail(record, deps)),
  oneByOne((record) => fillSeats(record, deps)),
  oneByOne((record) => forgetPhoto(record, deps)),
  oneByOne((record) => forgetFile(record, deps)),
);
