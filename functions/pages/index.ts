import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { checkOrigin } from '#functions/api/chain/check-origin.ts';
import { problemResponse } from '#functions/api/chain/problem-response.ts';
import { createCatalogReader } from '#functions/data/catalog/catalog-reader.ts';
import { createSnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import { createTable } from '#functions/data/table/table.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { logger } from '#functions/platform/logger.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { createCursorSealer } from '#functions/platform/sealed-cursor.ts';
import { answerPage, kindOf } from './answer-page.ts';
import type { PagesDeps } from './deps.ts';
import { createShellReader } from './shell-reader.ts';

const env = readEnvironment(
  'TABLE_NAME',
  'SEARCH_BUCKET',
  'SITE_BUCKET',
  'SITE_ORIGIN',
  'PLATFORM_SECRET',
  'ORIGIN_SECRET',
  'MEDIA_ORIGIN',
);

const client = createS3Client();

const deps: PagesDeps = {
  table: createTable(env.TABLE_NAME),
  catalog: createCatalogReader(createSnapshotStore({ name: env.SEARCH_BUCKET, client })),
  // A drawn page may be kept longer than a link to a photo holds.
  links: { ...createMediaLinks(env.MEDIA_ORIGIN, env.ORIGIN_SECRET), photo: () => null },
  cursors: createCursorSealer(env.PLATFORM_SECRET),
  shell: createShellReader({ name: env.SITE_BUCKET, client }),
  origin: env.SITE_ORIGIN,
  originSecret: env.ORIGIN_SECRET,
};

/** Answers the addresses of public pages. No table of operations: what is here is no part of the API. */
export async function handler(
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { requestId, timeEpoch } = event.requestContext;
  let answer: APIGatewayProxyStructuredResultV2;
  try {
    checkOrigin(event.headers['x-origin-verify'], deps.originSecret);
    answer = await answerPage(event, deps);
  } catch (error) {
    answer = problemResponse(error, requestId);
  }
  logger.resetKeys();
  logger.appendKeys({ page: kindOf(event.rawPath), requestId });
  logger.info('request', { status: answer.statusCode, ms: Date.now() - timeEpoch });
  return answer;
}
