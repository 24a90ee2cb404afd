import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#shared/contract/client.ts';
import { loadDemo } from '#local/demo/load-demo.ts';
import { students } from '#local/demo/people.ts';
import { createRuntime, type Runtime } from '#local/runtime.ts';
import { signedInClient } from '#local/signed-in-client.ts';

let runtime: Runtime;
let student: Client;

const signIn = async (email: string) =>
  signedInClient(runtime.apiUrl, await runtime.issueTokens(email));

beforeAll(async () => {
  runtime = await createRuntime({ port: 0, dataDir: null, quiet: true });
  await loadDemo(runtime, Date.UTC(2030, 0, 1));
  await runtime.drained();
  student = await signIn('student@example.com');
});
afterAll(() => runtime.stop());

describe('the demo data', () => {
  it('shows whole courses in one language, the other, and both', async () => {
    const { items } = await student('courses.list');
    const shown = items.map(({ languages }) => languages.join());
    expect(shown.toSorted()).toEqual(['en', 'en,es', 'en,es', 'en,es', 'es']);
    for (const { courseId } of items) {
      const { outline } = await student('courses.get', { params: { courseId } });
      const kinds = outline.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
      expect(kinds.filter((kind) => kind === 'video')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'file')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'text').length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has a paid course, one by invitation, one that begins later and one with a single seat left', async () => {
    const { items } = await student('courses.list');
    expect(items.filter(({ price }) => price !== null)).toHaveLength(1);
    expect(items.filter(({ enrollmentMode }) => enrollmentMode === 'invitation')).toHaveLength(1);
    expect(items.flatMap(({ startsOn }) => startsOn ?? [])).toEqual(['2030-01-25']);
    const details = await Promise.all(
      items.map(({ courseId }) => student('courses.get', { params: { courseId } })),
    );
    expect(details.map(({ seatsLeft }) => seatsLeft)).toContain(1);
  });

  it('lets the demo student continue in a video with captions in both languages', async () => {
    const { items } = await student('enrollments.listMine');
    const resumed = items.find(({ resume }) => resume !== null && resume.positionSeconds > 0);
    const { courseId, resume } = resumed!;
    const { moduleId, blockId, positionSeconds } = resume!;
    const { block } = await student('courses.getBlock', {
      params: { courseId, moduleId, blockId },
    });
    expect(block.positionSeconds).toBe(positionSeconds);
    expect(block.content).toMatchObject({
      kind: 'video',
      captions: [{ language: 'en' }, { language: 'es' }],
    });
    expect(block.links.map(({ contentType }) => contentType)).toEqual([
      'video/mp4',
      'text/vtt',
      'text/vtt',
    ]);
  });

  it('has learners who finished, who are on their way, and who have just enrolled', async () => {
    const clients = await Promise.all(students.map(({ email }) => signIn(email)));
    const lists = await Promise.all(clients.map((client) => client('enrollments.listMine')));
    const all = lists.flatMap(({ items }) => items);
    expect(all.filter(({ completedAt }) => completedAt !== null).length).toBeGreaterThan(3);
    expect(all.filter(({ doneBlocks }) => doneBlocks === 0).length).toBeGreaterThan(3);
    expect(all.filter((one) => one.doneBlocks > 0 && !one.completedAt).length).toBeGreaterThan(5);
  });

  it('leaves a draft to its teacher and a request to the admin', async () => {
    const teacher = await signIn('teacher@example.com');
    const { items } = await teacher('courses.listTaught');
    const draft = items.find(({ state }) => state === 'draft');
    expect(draft).toBeDefined();
    await expect(
      student('courses.get', { params: { courseId: draft!.courseId } }),
    ).rejects.toMatchObject({ status: 404 });
    const admin = await signIn('admin@example.com');
    const requests = await admin('accounts.listTeacherRequests');
    expect(requests.items.map(({ name }) => name)).toEqual(['Ximena Delgado']);
  });
});
