import { createTable } from '#functions/data/table/table.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMailer } from '../platform/mailer.ts';
import { createPoolClient } from '#functions/platform/pool-client.ts';
import { eraseDue } from './erase-due.ts';

const { TABLE_NAME, USER_POOL_ID, MEDIA_BUCKET, MAIL_FROM, SITE_ORIGIN, PLATFORM_SECRET } =
  readEnvironment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'MEDIA_BUCKET',
    'MAIL_FROM',
    'SITE_ORIGIN',
    'PLATFORM_SECRET',
  );

const deps = {
  table: createTable(TABLE_NAME),
  pool: createPoolClient(),
  userPoolId: USER_POOL_ID,
  files: { name: MEDIA_BUCKET, client: createS3Client() },
  mailer: createMailer(MAIL_FROM),
  siteOrigin: SITE_ORIGIN,
  secret: PLATFORM_SECRET,
};

/** The time of the event decides what is due, since it comes again as it was; ours does if somebody calls by hand. */
const clockOf = (event: { time?: string } | null) => {
  const eventTime = Date.parse(event?.time ?? '');
  return Number.isNaN(eventTime) ? Date.now : () => eventTime;
};

/** Carries out the erasures that are due: woken by the clock, and again until each is at its end. */
export const handler = (event: { time?: string } | null) =>
  eraseDue({ ...deps, clock: clockOf(event) });
