import { expect, test, vi } from 'vitest';
import { pdf } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { makeCourse } from '../world/courses.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();

test('a teacher’s document goes through the bucket’s event into a lesson, and out by its link', async () => {
  const teacher = await world.newPerson('teachers');
  const { courseId, moduleId } = await makeCourse(world, teacher);
  const { media, upload } = await world.ok(teacher, 'media.createUpload', {
    params: { courseId },
    body: { fileName: 'Año 1.pdf', contentType: 'application/pdf', bytes: pdf().byteLength },
  });
  const params = { courseId, mediaId: media.mediaId };
  expect((await post(upload, pdf())).status).toBe(204);
  await vi.waitFor(
    async () => {
      const { state } = await world.ok(teacher, 'media.get', { params });
      expect(state).toBe('ready');
    },
    { timeout: 20_000, interval: 100 },
  );
  const block = await world.ok(teacher, 'courses.createBlock', {
    params: { courseId, moduleId },
    body: {
      title: { en: 'Notes' },
      minutes: 5,
      preview: false,
      content: { kind: 'file', mediaId: media.mediaId },
    },
  });
  const answer = await fetch(block.links[0]?.url ?? '');
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Ano 1.pdf"/);
});

test('the interface is handed out to everybody', async () => {
  const { paths } = await world.ok(null, 'help.getOpenApi');
  expect(paths).toHaveProperty(['/courses/{courseId}/media']);
});
