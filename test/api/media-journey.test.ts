import { expect, test, vi } from 'vitest';
import { typeOf, type MediaType } from '#shared/policies/media-types.ts';
import { office, openDocument, pdf, png, zipOf } from '../support/media-files.ts';
import { post } from '../support/media-scene.ts';
import { createBlock, makeCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld({ hasSite: true });

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
  const { blockId } = await createBlock(world, teacher, {
    params: { courseId, moduleId },
    body: {
      title: { en: 'Notes' },
      minutes: 5,
      preview: false,
      content: { kind: 'file', mediaId: media.mediaId },
    },
  });
  const { block } = await world.ok(teacher, 'lessons.getBlock', {
    params: { courseId, moduleId, blockId },
  });
  const answer = await fetch(block.links[0]?.url ?? '');
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Ano 1.pdf"/);
});

/** A file of a course, looked at and ready. */
async function ready(
  teacher: Person,
  courseId: string,
  file: { fileName: string; contentType: MediaType; content: Buffer },
): Promise<string> {
  const { fileName, contentType, content } = file;
  const { media, upload } = await world.ok(teacher, 'media.createUpload', {
    params: { courseId },
    body: { fileName, contentType, bytes: content.byteLength },
  });
  expect((await post(upload, content)).status).toBe(204);
  const params = { courseId, mediaId: media.mediaId };
  await vi.waitFor(
    async () =>
      expect(await world.ok(teacher, 'media.get', { params })).toMatchObject({ state: 'ready' }),
    { timeout: 20_000, interval: 100 },
  );
  return media.mediaId;
}

test('case 53: documents of teachers are handed out as what they are, and never shown', async () => {
  const teacher = await world.newPerson('teachers');
  const { courseId } = await makeCourse(world, teacher);
  const files = [
    { fileName: 'Plan.docx', content: office('docx') },
    { fileName: 'Notas.ods', content: openDocument('spreadsheet') },
    { fileName: 'Datos.csv', content: Buffer.from('a;b') },
    { fileName: 'Code.zip', content: zipOf({ 'a.js': '1' }) },
  ].map((file) => ({ ...file, contentType: typeOf(file.fileName) as MediaType }));
  for (const file of files) {
    const mediaId = await ready(teacher, courseId, file);
    const { link } = await world.ok(teacher, 'media.get', { params: { courseId, mediaId } });
    const answer = await fetch(link?.url ?? '');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(file.content);
    expect(answer.headers.get('content-type')).toBe(file.contentType);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const query = { use: 'document' } as const;
  const { items } = await world.ok(teacher, 'media.list', { params: { courseId }, query });
  expect(items.map(({ fileName }) => fileName).toSorted()).toEqual(
    files.map(({ fileName }) => fileName).toSorted(),
  );
  const { course } = await world.ok(teacher, 'media.getStorage', { params: { courseId } });
  expect(course.bytes).toBe(files.reduce((sum, { content }) => sum + content.byteLength, 0));
});

test('a course’s picture is seen by everybody, stays while it is one, and gives its space back', async () => {
  const teacher = await world.newPerson('teachers');
  const { courseId, version } = await makeCourse(world, teacher);
  const params = { courseId };
  const document = { fileName: 'a.pdf', contentType: 'application/pdf', content: pdf() } as const;
  const picture = { fileName: 'a.png', contentType: 'image/png', content: png() } as const;
  const alt = { en: 'A loaf' };
  const wrong = await world.call(teacher, 'courses.update', {
    params,
    body: { version, cover: { mediaId: await ready(teacher, courseId, document), alt } },
  });
  expect(wrong.problem).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: ['cover', 'mediaId'], code: 'wrong_media_type' }],
  });
  const mediaId = await ready(teacher, courseId, picture);
  const shown = await world.ok(teacher, 'courses.update', {
    params,
    body: { version, cover: { mediaId, alt } },
  });
  const { cover } = await world.ok(null, 'catalog.getCourse', { params });
  expect(cover?.alt).toEqual(alt);
  expect(Buffer.from(await (await fetch(cover?.url ?? '')).arrayBuffer())).toEqual(png());

  const onFile = { params: { courseId, mediaId } };
  const refused = await world.call(teacher, 'media.remove', onFile);
  expect(refused.problem).toMatchObject({ code: 'media_in_use', current: [{ place: 'cover' }] });
  await world.ok(teacher, 'courses.update', {
    params,
    body: { version: shown.version, cover: null },
  });
  const { course: before } = await world.ok(teacher, 'media.getStorage', { params });
  await world.ok(teacher, 'media.remove', onFile);
  await world.runtime.drained();
  const { course: after } = await world.ok(teacher, 'media.getStorage', { params });
  expect([before.files - after.files, before.bytes - after.bytes]).toEqual([1, png().byteLength]);
  expect((await fetch(cover?.url ?? '')).status).toBe(403);
});

test('a course’s picture is the same link wherever the course is shown, that of a copy too', async () => {
  const { ok } = world;
  const teacher = await world.newPerson('teachers');
  const learner = await world.newPerson();
  const { courseId, moduleId, blockId, version } = await makeCourse(world, teacher);
  const picture = { fileName: 'a.png', contentType: 'image/png', content: png() } as const;
  const mediaId = await ready(teacher, courseId, picture);
  const alt = { en: 'A loaf', es: 'Una hogaza' };
  const course = await ok(teacher, 'courses.update', {
    params: { courseId },
    body: { version, cover: { mediaId, alt } },
  });
  await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
  const copy = await ok(teacher, 'courses.duplicate', {
    params: { courseId },
    body: {
      code: `${course.code}-2`,
      title: { en: 'Once more' },
      startsOn: null,
      version: course.version,
    },
  });
  const { cover } = await ok(null, 'catalog.getCourse', { params: { courseId } });
  expect(cover?.alt).toEqual(alt);

  const ofCourse = <T extends { courseId: string }>(items: T[], id = courseId) =>
    items.find((one) => one.courseId === id);
  await vi.waitFor(
    async () => {
      const { courses } = await ok(null, 'catalog.getTeacher', { params: teacher });
      expect(ofCourse(courses)?.cover).toEqual(cover);
    },
    { timeout: 20_000, interval: 100 },
  );
  const listed = await ok(null, 'catalog.list', { query: { q: course.code } });
  const lesson = await ok(learner, 'lessons.getBlock', { params: { courseId, moduleId, blockId } });
  const mine = await ok(learner, 'progress.listCourses');
  const start = await ok(learner, 'progress.getDashboard');
  const taught = await ok(teacher, 'courses.listTaught');
  for (const one of [
    ofCourse(listed.items),
    lesson.course,
    ofCourse(mine.items),
    ofCourse(start.courses),
    ofCourse(taught.items),
    ofCourse(taught.items, copy.courseId),
  ])
    expect(one?.cover).toEqual(cover);

  const page = async (path: string) => (await fetch(world.runtime.siteUrl + path)).text();
  const address = (cover?.url ?? '').replaceAll('&', '&amp;');
  const detail = await page(`/es/courses/${courseId}`);
  expect(detail).toContain(`<meta property="og:image" content="${address}" />`);
  expect(detail).toContain('<meta property="og:image:alt" content="Una hogaza" />');
  expect(detail).toContain(`<img src="${address}" alt="Una hogaza"`);
  expect(await page(`/courses?q=${course.code}`)).toContain(`<img src="${address}" alt="A loaf"`);
});

test('the interface is handed out to everybody', async () => {
  const { paths } = await world.ok(null, 'help.getOpenApi');
  expect(paths).toHaveProperty(['/courses/{courseId}/media']);
});
