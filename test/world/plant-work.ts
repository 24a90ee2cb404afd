import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ulid } from 'ulid';
import { groupWorks } from '#functions/data/assignments/group-works.ts';
import { courseLateReworks } from '#functions/data/assignments/course-late-reworks.ts';
import { drafts } from '#functions/data/assignments/drafts.ts';
import { extensions } from '#functions/data/assignments/extensions.ts';
import { putComments } from '#functions/data/assignments/marking-comments.ts';
import { lookRequests } from '#functions/data/assignments/look-requests.ts';
import { lateReworks } from '#functions/data/assignments/late-reworks.ts';
import { markerMarkings } from '#functions/data/assignments/marker-markings.ts';
import { putMarking } from '#functions/data/assignments/markings.ts';
import { marksReleases } from '#functions/data/assignments/marks-releases.ts';
import { putStaffNote } from '#functions/data/assignments/staff-notes.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { leftGroups } from '#functions/data/groups/left-groups.ts';
import { createTable } from '#functions/data/table/table.ts';
import type { Plant } from '../features/under-test.ts';

const commentOf = (text: string) => ({
  commentId: ulid(),
  anchor: { in: 'text' as const, from: 0, to: 4, quote: 'work' },
  text,
});

/** Something of each kind that belongs to a piece of work of the person's, past the routes. */
export const plantWork: Plant = async ({ world, person, teacher, mark, open: { courseId } }) => {
  const { runtime } = world;
  const [table] = runtime.stack.ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table');
  const client = new DynamoDBClient({
    endpoint: runtime.dynamodb.endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const at = new Date(0).toISOString();
  const place = { userId: person.userId, courseId, assignmentId: ulid() };
  const submissionId = ulid();
  const text = {
    type: 'doc' as const,
    content: [
      { type: 'paragraph' as const, content: [{ type: 'text' as const, text: `work of ${mark}` }] },
    ],
  };
  const work = { text, link: null, selfAssessment: [] };
  const { userId: _, ...ofCourse } = place;
  const written = { choices: [], points: null, comment: `marked: ${mark}`, isLateWaived: false };
  const nothing = { earned: { points: null, most: 1 }, adjustments: [], total: null };
  const none = { at: null, because: 'none' as const };
  const facts = { submissionId, number: 1, submittedAt: at, isLate: false };
  await createTable(table?.ref ?? '', client).commit([
    drafts.put(null, { ...place, ...work, files: [], version: 1, savedAt: at }),
    groupWorks.put({
      ...place,
      assignmentId: ulid(),
      group: { setId: ulid(), groupId: ulid() },
      number: 1,
    }),
    leftGroups.put({ userId: place.userId, courseId, setId: ulid(), groupId: ulid() }),
    submissions.put(place, null, {
      submissions: [{ ...facts, dueAt: null, draftVersion: 1, isWithdrawn: false, readAt: null }],
      markings: {},
    }),
    ...submission.put({
      ...place,
      ...facts,
      ...work,
      submittedBy: person.userId,
      due: none,
      closes: none,
      words: 3,
      files: [],
      confirmed: null,
    }),
    putMarking(
      { ...place, number: 1 },
      {
        submissionId,
        ...written,
        ...nothing,
        state: 'draft',
        given: null,
        by: teacher.userId,
        at,
        version: 1,
      },
    ),
    markerMarkings.put(
      { ...place, number: 1 },
      {
        submissionId,
        ...written,
        ...nothing,
        comment: `marked apart: ${mark}`,
        comments: [],
        state: 'draft',
        by: teacher.userId,
        at,
        version: 1,
      },
    ),
    ...putComments({ ...place, number: 1 }, null, {
      submissionId,
      written: [commentOf(`said of a place: ${mark}`)],
      given: [],
    }),
    lookRequests.ask(
      { ...place, number: 1 },
      {
        submissionId,
        reason: `looked at: ${mark}`,
        at,
        answer: 'So.',
        answeredBy: teacher.userId,
        answeredAt: at,
        version: 1,
      },
    ),
    putStaffNote(
      { userId: person.userId },
      { submissionId, note: `note on ${mark}`, by: teacher.userId, at, version: 1 },
      () => null,
    ),
    marksReleases.begin({
      releaseId: ulid(),
      ...ofCourse,
      submissionIds: [submissionId],
      releasedAt: at,
      by: person.userId,
      at,
      state: 'done',
      from: null,
      done: 1,
      released: 0,
      step: 2,
    }),
    lateReworks.begin({ ...ofCourse, by: person.userId, at }),
    courseLateReworks.begin({ courseId, by: person.userId, at }),
    extensions.put(
      {
        ...place,
        dueAt: null,
        closesAt: null,
        moreAttempts: 1,
        reason: `reason of ${mark}`,
        by: teacher.userId,
        at,
        version: 1,
      },
      () => null,
    ),
  ]);
  client.destroy();
};
