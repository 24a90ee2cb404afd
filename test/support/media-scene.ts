import type { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeEach } from 'vitest';
import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import type { Actor } from '#functions/api/actor.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { media } from '#functions/data/media/media.ts';
import { finalize } from '#functions/events/media-finalizer/finalize.ts';
import { createUpload } from '#functions/media/create-upload.ts';
import type { MediaDeps } from '#functions/media/deps.ts';
import { get } from '#functions/media/get.ts';
import { list } from '#functions/media/list.ts';
import { createS3Client, type Bucket } from '#functions/platform/bucket.ts';
import { ids } from '#functions/platform/ids.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { createMultipart } from '#functions/platform/multipart.ts';
import { createUploadForms } from '#functions/platform/upload-forms.ts';
import { startS3 } from '#local/s3/s3-fixture.ts';
import { startTable } from './table.ts';

export const bucket = 'media';

/** The permissions of each function as `lib/constructs/media-bucket.ts` gives them, and nothing more. */
const rights: Record<string, [action: string, keys: string][]> = {
  media: [
    ['s3:PutObject', 'incoming/'],
    ['s3:ListMultipartUploadParts', 'incoming/'],
  ],
  effects: [
    ['s3:DeleteObject', 'clean/'],
    ['s3:AbortMultipartUpload', 'incoming/'],
  ],
  finalizer: [
    ['s3:GetObject', 'incoming/'],
    ['s3:GetObjectVersion', 'incoming/'],
    ['s3:DeleteObject', 'incoming/'],
    ['s3:PutObject', 'clean/'],
    ['s3:DeleteObject', 'clean/'],
  ],
};

const person = (last: number, role: 'teachers' | 'admins'): Actor => ({
  userId: `00000000-0000-4000-8000-00000000000${last}`,
  roles: [role],
  sessionId: '1767225600.a-sign-in',
  profile: null,
});
/** Owns every course here. */
export const teacher = person(1, 'teachers');
export const colleague = person(2, 'teachers');
export const admin = person(3, 'admins');
export const busyAdmin = person(4, 'admins');

type Form = { url: string; fields: Record<string, string> };

/** The form as a browser sends it, with fields put over those of the form. */
export function post(
  { url, fields }: Form,
  content: Uint8Array,
  changes: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value);
  form.set('file', new Blob([Buffer.from(content)]), 'file');
  return fetch(url, { method: 'POST', body: form });
}

async function startBucket(now: () => number) {
  const events: string[] = [];
  const fixture = await startS3({
    buckets: [
      {
        name: bucket,
        versioned: true,
        notifications: [
          {
            prefix: 'incoming/',
            notify: ({ Records }) => void events.push(...Records.map((it) => it.s3.object.key)),
          },
        ],
      },
    ],
    secretOf: (id) => (id in rights ? 'secret' : undefined),
    authorize: (id, action, arn) => ({
      allowed: (rights[id] ?? []).some(
        ([allowed, at]) => action === allowed && arn.startsWith(`arn:aws:s3:::${bucket}/${at}`),
      ),
      reason: 'not granted',
    }),
    now,
  });
  afterAll(fixture.close);
  return { ...fixture, events };
}

/**
 * The table, the bucket and the two functions that use it, with the rights that they have.
 * Each test begins with a course of its own, the clock at this moment, and no events.
 */
export async function startMedia() {
  let clock = 0;
  let courseId = '';
  const table = await startTable();
  const { s3, url, events } = await startBucket(() => clock);

  const clients: S3Client[] = [];
  afterAll(() => clients.forEach((client) => client.destroy()));

  /** A client with the rights of a function. */
  const as = (name: 'media' | 'finalizer' | 'effects'): S3Client => {
    const client = createS3Client({
      endpoint: url,
      region: 'eu-west-1',
      credentials: { accessKeyId: name, secretAccessKey: 'secret' },
    });
    clients.push(client);
    return client;
  };
  const reached = (client: S3Client): Bucket => ({ name: bucket, client });

  const deps = {
    table,
    uploads: createUploadForms(reached(as('media'))),
    multipart: createMultipart(reached(as('media'))),
    links: createMediaLinks('https://files.example.com', 'secret'),
    ids,
  } as MediaDeps;
  const finalizer = { table, files: reached(as('finalizer')), clock: () => clock };
  const forgetting = { table, files: reached(as('effects')), clock: () => clock };

  async function newCourse(): Promise<string> {
    const course = {
      courseId: ids.ulid(clock),
      title: { en: 'A course' },
      summary: { en: 'For a test.' },
      description: { en: '' },
      outcomes: [],
      requirements: [],
      cover: null,
      category: 'science' as const,
      level: 'beginner' as const,
      effort: { weeks: 1, hours: 1 },
      price: null,
      startsOn: null,
      endsOn: null,
      completeFrom: null,
      enrollmentWindow: { opensOn: null, closesOn: null },
      seats: null,
      enrollmentMode: 'open' as const,
      prerequisites: [],
      state: 'draft' as const,
      ownerId: teacher.userId,
      createdAt: new Date(clock).toISOString(),
      publishedAt: null,
      version: 1,
    };
    await table.commit(courses.create({ ...course, code: course.courseId.slice(6) }));
    return course.courseId;
  }

  beforeEach(async () => {
    clock = Date.now();
    events.length = 0;
    courseId = await newCourse();
  });

  const input = () => ({
    query: undefined,
    body: undefined,
    page: { limit: 20, start: undefined, cursor: () => null },
    now: clock,
    network: '203.0.113.1',
    userAgent: '',
    deps,
  });

  /** Asks for a place to upload, as the route does, and commits. */
  async function ask(
    contentType: MediaType,
    content: Uint8Array,
    { actor = teacher, fileName = `file.${mediaTypes[contentType].extensions[0]}` } = {},
  ) {
    const body = { fileName, contentType, bytes: content.byteLength };
    const { response, items } = await createUpload({
      ...input(),
      actor,
      params: { courseId },
      body,
    });
    await table.commit(items);
    return { ...response, mediaId: response.media.mediaId };
  }

  async function uploaded(contentType: MediaType, content: Uint8Array, fileName?: string) {
    const asked = await ask(contentType, content, fileName === undefined ? {} : { fileName });
    const { status } = await post(asked.upload, content);
    if (status !== 204) throw new Error(`The upload was answered with ${status}`);
    return asked;
  }

  async function ready(contentType: MediaType, content: Uint8Array, fileName?: string) {
    const { mediaId } = await uploaded(contentType, content, fileName);
    await finalize(`incoming/${mediaId}`, finalizer);
    const file = await media.get(table, mediaId);
    if (file?.state !== 'ready') throw new Error(`The file is ${file?.state}`);
    return file;
  }

  return {
    table,
    s3,
    url,
    events,
    finalizer,
    /** Clears up behind removed files. */
    forgetting,
    deps,
    input,
    as,
    newCourse,
    ask,
    uploaded,
    ready,
    courseId: () => courseId,
    now: () => clock,
    wait: (ms: number) => void (clock += ms),
    read: (mediaId: string, actor = teacher, of = courseId) =>
      get({ ...input(), actor, params: { courseId: of, mediaId } }),
    async files() {
      const query = { limit: 20, cursor: undefined };
      const page = await list({ ...input(), actor: teacher, params: { courseId }, query });
      return page.items.map(({ mediaId }) => mediaId);
    },
    /** The keys below a prefix that hold something now. */
    stored: (prefix: 'incoming/' | 'clean/') =>
      s3.objects.list(bucket, prefix).map(({ key }) => key),
    /** The stored file; undefined when there is none. */
    async kept(mediaId: string): Promise<Buffer | undefined> {
      const { status, body } = await s3.objects.get(bucket, `clean/${mediaId}`);
      if (status !== 200 || typeof body !== 'object') return undefined;
      return Buffer.concat((await body.toArray()) as Buffer[]);
    },
  };
}
