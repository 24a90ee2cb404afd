import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { createTable } from '#functions/data/table/table.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { forgetFile } from '#functions/events/effects/files/forget-file.ts';
import { syncIdentity } from '#functions/events/effects/identity-sync/sync-identity.ts';
import { beginRecounts } from '#functions/events/effects/outline/begin-recounts.ts';
import { copyModule } from '#functions/events/effects/outline/copy-module.ts';
import { sweepOutline } from '#functions/events/effects/outline/sweep-outline.ts';
import { derivedFromCourses } from './derived-from-courses.ts';
import { forgetPhoto } from '#functions/events/effects/photos/forget-photo.ts';
import { createPoolClient } from '#functions/platform/pool-client.ts';
import { atOnce, oneByOne, streamHandler } from '../platform/stream-handler.ts';
import type { Mails } from './mails.ts';
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
  siteOrigin: env.SITE_ORIGIN,
  clock: Date.now,
};

let created: Promise<Mails> | undefined;

/** All that is said by mail: loaded, with the client of the mail, when there is something to say. */
const mails = () =>
  (created ??= import('./mails.ts').then(({ createMails }) =>
    createMails({ ...deps, from: env.MAIL_FROM, contactAddress: env.CONTACT_ADDRESS }),
  ));

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
  oneByOne(['CourseCopy'], async (record) =>
    (await import('./outline/copy-course.ts')).copyCourse(table, record),
  ),
  oneByOne(['Module'], (record) => copyModule(table, record)),
  atOnce(['Module', 'Block'], (records) => beginRecounts(table, records)),
  oneByOne(['Module', 'Block'], (record) => sweepOutline(table, record)),
  oneByOne(['Profile'], (record) => syncIdentity(record, deps)),
  oneByOne(['Contact'], async (record) => (await mails()).contact(record)),
  oneByOne(['Invitation'], async (record) => (await mails()).invitation(record)),
  oneByOne(['EmailChange'], async (record) => (await mails()).emailChange(record)),
  oneByOne(['Enrollment'], async (record) => (await mails()).enrollment(record)),
  oneByOne(['Submission', 'GroupWork'], async (record) => (await mails()).receipt(record)),
  oneByOne(['TeacherRequest'], async (record) => (await mails()).teaching(record)),
  oneByOne(['CourseMarker'], async (record) => (await mails()).marker(record)),
  oneByOne(['PeerTask', 'ToldReviewer'], async (record) => (await mails()).review(record)),
  oneByOne(['Profile'], async (record) => (await mails()).erasure(record)),
  oneByOne(['Seats', 'Course'], (record) => fillSeats(record, deps)),
  oneByOne(['Profile'], (record) => forgetPhoto(record, deps)),
  oneByOne(['Media', 'WorkFile'], (record) => forgetFile(record, deps)),
);
