import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ulid } from 'ulid';
import { markAssignment } from '#functions/data/assignments/mark-assignment.ts';
import { type Submission, submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { createTable, type Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import { createBlock, type MadeCourse } from './courses.ts';
import type { Person, World } from './open-world.ts';
import { submissionOf } from '#test/support/submission-of.ts';

const text = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
});

/** The table of a world, past its routes. */
export function tableOf({ runtime }: Pick<World, 'runtime'>): Table {
  const [table] = runtime.stack.ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table');
  const client = new DynamoDBClient({
    endpoint: runtime.dynamodb.endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return createTable(table?.ref ?? '', client);
}

/** An assignment that takes a text and gives ten points, but for some changes. */
export async function createTextAssignment(
  { ok }: Pick<World, 'ok'>,
  teacher: Person,
  params: Pick<MadeCourse, 'courseId' | 'moduleId'>,
  changes: object = {},
): Promise<string> {
  const { blockId } = await createBlock({ ok }, teacher, {
    params,
    body: {
      title: { en: 'An essay' },
      minutes: 5,
      preview: false,
      content: {
        kind: 'assignment',
        instructions: { en: text('Hand it in.') },
        handIn: { text: { mostWords: null }, files: null, link: false, recording: null },
        marking: { by: 'points', most: 100_000 },
        ...changes,
      },
    },
  });
  return blockId;
}

type Planted = {
  words?: string;
  submittedAt?: string;
  isLate?: boolean;
  files?: Submission['files'];
};

/** Hands something in for somebody, as the next of theirs, with the mark that waits for it. */
export async function plantSubmission(
  table: Table,
  place: WorkPlace,
  { words = 'Mine.', submittedAt = iso(Date.now()), isLate = false, files = [] }: Planted = {},
): Promise<string> {
  const submissionId = ulid();
  const own = await submissions.get(table, place);
  const number = (own?.submissions.length ?? 0) + 1;
  const facts = { submissionId, number, submittedAt, isLate };
  const one = { ...facts, dueAt: null, draftVersion: number, isWithdrawn: false, readAt: null };
  await table.commit([
    submissions.put(place, own, {
      submissions: [...(own?.submissions ?? []), one],
      markings: own?.markings ?? {},
      ...(own?.allocation && { allocation: own.allocation }),
    }),
    ...submission.put(submissionOf({ ...place, ...facts, words: 1, files, text: text(words) })),
    ...(number > 1
      ? []
      : markAssignment(
          place,
          { mark: null, news: null },
          { judged: { status: 'waiting', submissionId }, releasedAt: null },
          { by: place.userId, at: submittedAt, because: { kind: 'submitted', submissionId } },
        )),
  ]);
  return submissionId;
}
