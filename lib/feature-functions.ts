import type { Construct } from 'constructs';
import type { FeatureName } from '#shared/contract/index.ts';
import { ApiFunction } from './constructs/api-function.ts';
import type { Identity, IdentityAccess } from './constructs/identity.ts';
import type { MediaBucket } from './constructs/media-bucket.ts';
import type { MediaDelivery } from './constructs/media-delivery.ts';
import type { PlatformSecrets } from './constructs/platform-secrets.ts';
import type { PlatformTable } from './constructs/platform-table.ts';
import type { SearchBucket } from './constructs/search-bucket.ts';
import type { Stage } from './stages.ts';

type Surroundings = {
  stage: Stage;
  assets: string;
  table: PlatformTable;
  identity: Identity;
  secrets: PlatformSecrets;
  media: MediaBucket;
  delivery: MediaDelivery;
  search: SearchBucket;
};

/** One function for each feature of the contract, bound to what its routes need and no more. */
export function featureFunctions(
  scope: Construct,
  { stage, assets, table, identity, secrets, media, delivery, search }: Surroundings,
): Record<FeatureName, ApiFunction> {
  const feature = (id: string, name: FeatureName, access: IdentityAccess = 'verify') =>
    new ApiFunction(scope, id, { stage, assets, name }).bind(identity, access).bind(secrets, 'use');

  return {
    accounts: feature('Accounts', 'accounts', 'serve').bind(table, 'write').bind(delivery, 'link'),
    catalog: feature('Catalog', 'catalog')
      .bind(table, 'read')
      .bind(search, 'read')
      .bind(delivery, 'link'),
    courses: feature('Courses', 'courses').bind(table, 'write').bind(delivery, 'link'),
    lessons: feature('Lessons', 'lessons').bind(table, 'write').bind(delivery, 'link'),
    banks: feature('Banks', 'banks').bind(table, 'write').bind(delivery, 'link'),
    quizzes: feature('Quizzes', 'quizzes').bind(table, 'write').bind(delivery, 'link'),
    attempts: feature('Attempts', 'attempts').bind(table, 'write').bind(delivery, 'link'),
    assignments: feature('Assignments', 'assignments').bind(table, 'write').bind(delivery, 'link'),
    submissions: feature('Submissions', 'submissions').bind(table, 'write').bind(delivery, 'link'),
    enrollments: feature('Enrollments', 'enrollments').bind(table, 'write'),
    rosters: feature('Rosters', 'rosters').bind(table, 'write'),
    grades: feature('Grades', 'grades').bind(table, 'write'),
    groups: feature('Groups', 'groups').bind(table, 'write'),
    progress: feature('Progress', 'progress').bind(table, 'write').bind(delivery, 'link'),
    notes: feature('Notes', 'notes').bind(table, 'write'),
    media: feature('Media', 'media')
      .bind(table, 'write')
      .bind(media, 'upload')
      .bind(delivery, 'link'),
    help: feature('Help', 'help').bind(table, 'write'),
  };
}
