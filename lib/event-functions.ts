import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { EventFunction } from './constructs/event-function.ts';
import { isNumberOtherThan, isOneOf } from './constructs/record-filter.ts';
import type { Identity } from './constructs/identity.ts';
import type { Mail } from './constructs/mail.ts';
import type { MediaBucket } from './constructs/media-bucket.ts';
import type { PlatformSecrets } from './constructs/platform-secrets.ts';
import type { PlatformTable } from './constructs/platform-table.ts';
import type { SearchBucket } from './constructs/search-bucket.ts';
import type { Stage } from './stages.ts';

type Surroundings = {
  stage: Stage;
  assets: string;
  failures: Queue;
  table: PlatformTable;
  identity: Identity;
  media: MediaBucket;
  search: SearchBucket;
  mail: Mail;
  secrets: PlatformSecrets;
};

/** The functions that work after the answer, each bound to what it keeps up to date and joined to what wakes it. */
export function eventFunctions(
  scope: Construct,
  { stage, assets, failures, table, identity, secrets, media, search, mail }: Surroundings,
) {
  const event = (id: string, name: string, timeout?: Duration) =>
    new EventFunction(scope, id, { stage, assets, name, failures, ...(timeout && { timeout }) });

  // The wide lane: what many people do at once, a few batches of it side by side.
  const projections = event('Projections', 'projections').bind(table, 'write');
  projections.consume(
    table,
    { lanes: 4 },
    {
      pk: ['USER#', 'GROUPS#', 'GROUP#'],
      sk: [
        'ENROLLMENT#',
        'PROFILE',
        'ATTEMPTS#',
        'SUBMISSIONS#',
        'GROUP#',
        'GROUP_WORK#',
        'LEFT_GROUP#',
        'MARK#',
        'TOTAL#',
      ],
    },
    {
      pk: ['STATS#', 'QUIZ#', 'GROUPS#', 'ASSIGNMENT#', 'GRADEBOOK#', 'MARKERS#'],
      sk: [
        'RECOUNT',
        'REGRADE#',
        'SET#',
        'ALLOTMENT#',
        'GRADING',
        'RELEASE#',
        'LATE',
        'COURSE_LATE',
        'PEERS',
        'ALLOCATION',
        'MARKER#',
        'BOOK_JOB#',
        'TELLING#',
      ],
    },
    { pk: ['QUESTION#', 'QUESTION_USES#'], sk: ['QUESTION', 'COUNT'] },
    { pk: ['USER#'], sk: ['ATTEMPT_DUE#', 'PASS_DUE#', 'COMPLETION_DUE#'], forgotten: true },
    { pk: ['USER#'], sk: ['ATTEMPT#'], after: { entity: isOneOf('AttemptPaper') } },
  );

  // The short lane: what somebody waits for. Of enrollments and seats no more comes here than it acts on.
  const effects = event('Effects', 'effects')
    .bind(table, 'write')
    .bind(search, 'write')
    .bind(identity, 'sync')
    .bind(secrets, 'mark')
    .bind(media, 'forget')
    .bind(mail, 'send');
  effects.consume(
    table,
    { lanes: 2 },
    {
      pk: ['USER#'],
      sk: [
        'PROFILE',
        'TEACHER_REQUEST',
        'EMAIL_CHANGE',
        'SUBMISSION#',
        'GROUP_WORK#',
        'PEER#',
        'TOLD_REVIEWER#',
      ],
    },
    { pk: ['USER#'], sk: ['ENROLLMENT#'], before: { state: isOneOf('waiting', 'requested') } },
    { pk: ['COURSE#'], sk: ['COURSE', 'COPY', 'OUTLINE#'] },
    { pk: ['COURSE#'], sk: ['SEATS'], after: { waiting: isNumberOtherThan(0) } },
    {
      pk: ['CONTACT#', 'INVITATION#', 'MEDIA#', 'WORK_FILE#', 'GRADEBOOK#', 'MARKERS#'],
      sk: ['CONTACT', 'COURSE#', 'MEDIA', 'WORK_FILE', 'SCHEME', 'ITEM#', 'MARKER#'],
    },
  );

  const mediaFinalizer = event('MediaFinalizer', 'media-finalizer', Duration.minutes(5))
    .handOnFailures()
    .bind(table, 'write')
    .bind(media, 'finalize');
  media.wake(mediaFinalizer);

  const signUp = event('SignUp', 'sign-up').bind(table, 'write');
  identity.trigger(signUp);

  const erasure = event('Erasure', 'erasure', Duration.minutes(5))
    .handOnFailures()
    .bind(table, 'write')
    .bind(identity, 'erase')
    .bind(media, 'erase')
    .bind(mail, 'send')
    .bind(secrets, 'mark')
    .every(Duration.hours(1));

  return { projections, effects, mediaFinalizer, signUp, erasure };
}
