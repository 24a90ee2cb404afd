import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { createTable } from '#functions/data/table/table.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { sendContactMail } from '#functions/events/effects/contact-mail/send-contact-mail.ts';
import { sendEmailChangeMail } from '#functions/events/effects/email-change-mail/send-email-change-mail.ts';
import { forgetFile } from '#functions/events/effects/files/forget-file.ts';
import { syncIdentity } from '#functions/events/effects/identity-sync/sync-identity.ts';
import { sendEnrollmentMail } from '#functions/events/effects/enrollment-mail/send-enrollment-mail.ts';
import { sendErasureMail } from '#functions/events/erasure/mail/send-erasure-mail.ts';
import { sendInvitationMail } from '#functions/events/effects/invitation-mail/send-invitation-mail.ts';
import { beginRecounts } from '#functions/events/effects/outline/begin-recounts.ts';
import { copyCourse } from '#functions/events/effects/outline/copy-course.ts';
import { copyModule } from '#functions/events/effects/outline/copy-module.ts';
import { sweepOutline } from '#functions/events/effects/outline/sweep-outline.ts';
import { derivedFromCourses } from './derived-from-courses.ts';
import { createMailer } from '../platform/mailer.ts';
import { forgetPhoto } from '#functions/events/effects/photos/forget-photo.ts';
import { createPoolClient } from '#functions/platform/pool-client.ts';
import { sendMarkerMail } from '#functions/events/effects/marker-mail/send-marker-mail.ts';
import { sendReceiptMail } from '#functions/events/effects/receipt-mail/send-receipt-mail.ts';
import { atOnce, oneByOne, streamHandler } from '../platform/stream-handler.ts';
import { sendReviewMail } from '#functions/events/effects/review-mail/send-review-mail.ts';
import { sendTeachingMail } from '#functions/events/effects/teaching-mail/send-teaching-mail.ts';
import { fillSeats } from '#functions/events/effects/waiting-list/fill-seats.ts';

const env = readEnvironment(
  'TABLE_NAME',
  'USER_POOL_ID',
  'PLATFORM_SECRET',
  'MEDIA_BUCKET',
  'SEARCH_BUCKET',
  'MAIL_FROM',
  'CONTACT_ADDRESS',
  'SITE_ORIGIN',
);

const client = createS3Client();
const table = createTable(env.TABLE_NAME);
const deps = {
  table,
  pool: createPoolClient(),
  userPoolId: env.USER_POOL_ID,
  secret: env.PLATFORM_SECRET,
  files: { name: env.MEDIA_BUCKET, client },
  mailer: createMailer(env.MAIL_FROM),
  contactAddress: env.CONTACT_ADDRESS,
  siteOrigin: env.SITE_ORIGIN,
  clock: Date.now,
};

/**
 * The short lane: what somebody waits for, and what comes seldom. Keeps the catalogue and the sums of outlines,
 * finishes copies and clears up behind the bin; does what follows from what the table says: roles and
 * suspensions into the pool, messages, invitations, answers, receipts, reviews to write, the codes of a changed address and
 * what happens to an account into mails, free seats to those who wait,
 * photos that nobody shows and files that were removed into nothing.
 */
export const handler = streamHandler(
  ...derivedFromCourses({
    table,
    truth: table,
    store: createSnapshotStore({ name: env.SEARCH_BUCKET, client }),
  }),
  oneByOne(['CourseCopy'], (record) => copyCourse(table, record)),
  oneByOne(['Module'], (record) => copyModule(table, record)),
  atOnce(['Module', 'Block'], (records) => beginRecounts(table, records)),
  oneByOne(['Module', 'Block'], (record) => sweepOutline(table, record)),
  oneByOne(['Profile'], (record) => syncIdentity(record, deps)),
  oneByOne(['Contact'], (record) => sendContactMail(record, deps)),
  oneByOne(['Invitation'], (record) => sendInvitationMail(record, deps)),
  oneByOne(['EmailChange'], (record) => sendEmailChangeMail(record, deps)),
  oneByOne(['Enrollment'], (record) => sendEnrollmentMail(record, deps)),
  oneByOne(['Submission', 'GroupWork'], (record) => sendReceiptMail(record, deps)),
  oneByOne(['TeacherRequest'], (record) => sendTeachingMail(record, deps)),
  oneByOne(['CourseMarker'], (record) => sendMarkerMail(record, deps)),
  oneByOne(['PeerTask', 'ToldReviewer'], (record) => sendReviewMail(record, deps)),
  oneByOne(['Profile'], (record) => sendErasureMail(record, deps)),
  oneByOne(['Seats', 'Course'], (record) => fillSeats(record, deps)),
  oneByOne(['Profile'], (record) => forgetPhoto(record, deps)),
  oneByOne(['Media', 'WorkFile'], (record) => forgetFile(record, deps)),
);
