import { describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { nameWorkFiles } from '#functions/data/media/name-work-files.ts';
import { storageUse } from '#functions/data/media/storage-use.ts';
import { type WorkFile, workFiles } from '#functions/data/media/work-files.ts';
import { forgetFile } from '#functions/events/effects/files/forget-file.ts';
import { finalize } from '#functions/events/media-finalizer/finalize.ts';
import { intoWork } from '#functions/media/announce.ts';
import { getWorkFile, removeWorkFile } from '#functions/media/own-work-file.ts';
import { beginParts, formFor } from '#functions/media/upload-steps.ts';
import { completeWorkUpload, signWorkParts } from '#functions/media/work-uploads.ts';
import { sha256Of } from '../support/sha256-of.ts';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { largeFilm } from '../support/large-file.ts';
import { html, jpeg } from '../support/media-files.ts';
import { colleague, post, startMedia, teacher } from '../support/media-scene.ts';

const scene = await startMedia();
const { finalizer, forgetting, kept, table } = scene;

const ulidOf = (last: number) => `01J0000000000000000000000${last}`;
const assignment: Work = {
  kind: 'assignment',
  courseId: ulidOf(1),
  assignmentId: ulidOf(2),
  part: 'files',
};
const answer: Work = {
  kind: 'attempt',
  courseId: ulidOf(1),
  quizId: ulidOf(3),
  attemptId: ulidOf(4),
  slotId: ulidOf(5),
};

const picture = jpeg();
const about = { fileName: 'Ana Ruiz.jpg', contentType: 'image/jpeg' } as const;

/** A file of somebody's work that is on its way. */
async function sent(work: Work = answer, actor = teacher, content: Uint8Array = picture) {
  const asked = { ...scene.input(), actor };
  const body = { ...about, bytes: content.byteLength };
  const { file, upload, items } = await formFor(intoWork(work), body, asked);
  await table.commit(items);
  await post(upload, content);
  return file.mediaId;
}

async function ready(...made: Parameters<typeof sent>) {
  const mediaId = await sent(...made);
  await finalize(`incoming/${mediaId}`, finalizer);
  return mediaId;
}

const read = (mediaId: string) => workFiles.get(table, mediaId);
const look = (mediaId: string, actor = teacher) =>
  getWorkFile({ ...scene.input(), actor, params: { mediaId } });

type Lists = { before?: string[]; after?: string[]; work?: Work; userId?: string };
const naming = ({ before = [], after = [], work = answer, userId = teacher.userId }: Lists) =>
  nameWorkFiles(table, { work, userId, before, after }, scene.now());
async function name(lists: Lists) {
  const { items, files } = await naming(lists);
  if (items.length > 0) await table.commit(items);
  return files;
}

async function remove(mediaId: string, actor = teacher) {
  const asked = { ...scene.input(), actor, params: { mediaId }, body: undefined };
  const { items } = await removeWorkFile(asked);
  const before = await read(mediaId);
  await table.commit(items);
  await gone(before);
}

/** The stream's record of a file that is there no longer. */
const gone = (file: WorkFile | null) =>
  forgetFile(
    {
      key: keys.workFile(file?.mediaId ?? ''),
      before: { entity: 'WorkFile', ...file },
      after: undefined,
      sequence: '1',
    },
    forgetting,
  );

const own = () => storageUse.get(table, 'person', teacher.userId);

describe('a file that somebody hands in', () => {
  test('cases 45 and 56: is kept as it was looked at, with the SHA-256 of those very bytes', async () => {
    const mediaId = await sent();
    expect(await look(mediaId)).toMatchObject({ state: 'pending', sha256: null, link: null });
    await finalize(`incoming/${mediaId}`, finalizer);
    expect(await look(mediaId)).toMatchObject({
      state: 'ready',
      work: answer,
      sha256: sha256Of(picture),
      link: { fileName: about.fileName },
    });
    expect(await kept(mediaId)).toEqual(picture);
    // What comes by the same form afterwards changes nothing.
    const before = await read(mediaId);
    await finalize(`incoming/${mediaId}`, finalizer);
    expect(await read(mediaId)).toEqual(before);
  });

  test('in parts, has the SHA-256 of the whole, and none made of its parts', async () => {
    const film = largeFilm(uploadLimits.partBytes + 5);
    const asked = { ...scene.input(), actor: teacher };
    const { file, items } = await beginParts(intoWork(assignment), film.about, asked);
    await table.commit(items);
    const params = { mediaId: file.mediaId };
    const query = { numbers: [1, 2] };
    const { parts } = await signWorkParts({ ...asked, params, query });
    for (const { number, url } of parts)
      await fetch(url, { method: 'PUT', body: new Uint8Array(film.part(number)) });
    const joined = await completeWorkUpload({ ...asked, params, body: undefined });
    await table.commit(joined.items);
    await finalize(`incoming/${file.mediaId}`, finalizer);
    const whole = Buffer.concat(film.numbers.map(film.part));
    expect(await look(file.mediaId)).toMatchObject({ state: 'ready', sha256: sha256Of(whole) });
  });

  test('for an assignment, is kept under a name that tells nobody whose it is', async () => {
    const disposition = async (mediaId: string) =>
      (await scene.s3.objects.get('media', `clean/${mediaId}`)).headers['content-disposition'];
    expect(await disposition(await ready(assignment))).not.toContain('Ana');
    expect(await disposition(await ready(answer))).toContain('Ana Ruiz.jpg');
  });

  test('takes space of its person alone, and gives it back once it is gone', async () => {
    const before = await own();
    const mediaId = await ready();
    expect(await own()).toMatchObject({
      bytes: before.bytes + picture.byteLength,
      files: before.files + 1,
    });
    expect(await scene.files()).toEqual([]);
    await remove(mediaId);
    await gone({ ...(await read(mediaId)), mediaId } as WorkFile).catch(() => undefined);
    expect(await own()).toMatchObject(before);
    expect(await kept(mediaId)).toBeUndefined();
  });

  test('that is not what it says goes, and is named by nothing', async () => {
    const mediaId = await ready(answer, teacher, html);
    expect(await look(mediaId)).toMatchObject({ state: 'rejected', sha256: null, link: null });
    await expect(naming({ after: [mediaId] })).rejects.toThrow('media_not_ready');
  });
});

describe('what names it', () => {
  test('case 57: keeps it; named by nothing any more, it goes after a day', async () => {
    const mediaId = await ready();
    expect((await look(mediaId)).goesAt).not.toBeNull();
    expect(await name({ after: [mediaId] })).toMatchObject([
      { mediaId, bytes: picture.byteLength },
    ]);
    expect((await look(mediaId)).goesAt).toBeNull();
    // A second thing names it, and the first one no longer.
    await name({ after: [mediaId] });
    await name({ before: [mediaId] });
    expect(await read(mediaId)).toMatchObject({ named: 1 });
    expect((await look(mediaId)).goesAt).toBeNull();
    await name({ before: [mediaId] });
    expect(await read(mediaId)).toMatchObject({ named: 0 });
    scene.wait(24 * 3_600_000 - 1000);
    expect((await look(mediaId)).goesAt).not.toBeNull();
    scene.wait(2000);
    await expect(look(mediaId)).rejects.toThrow('not_found');
    await expect(naming({ after: [mediaId] })).rejects.toThrow('not_found');
  });

  test('case 44: may not name what is still on its way', async () => {
    const mediaId = await sent();
    await expect(naming({ after: [mediaId] })).rejects.toThrow('media_not_ready');
  });

  test('case 55: may name nobody else’s, none of other work, and none that there is not', async () => {
    const mediaId = await ready();
    const other = await ready(answer, colleague);
    for (const lists of [
      { after: [other] },
      { after: [mediaId], userId: colleague.userId },
      { after: [mediaId], work: assignment },
      { after: [mediaId], work: { ...answer, slotId: ulidOf(9) } },
      { after: [ulidOf(9)] },
    ])
      await expect(naming(lists)).rejects.toThrow('not_found');
    await expect(look(mediaId, colleague)).rejects.toThrow('not_found');
    await expect(remove(mediaId, colleague)).rejects.toThrow('not_found');
  });

  test('goes on naming what somebody else of its people put there', async () => {
    const other = await ready(answer, colleague);
    await name({ after: [other], userId: colleague.userId });
    const own = await ready();
    const files = await name({ before: [other], after: [other, own] });
    expect(files.map(({ mediaId }) => mediaId)).toEqual([other, own]);
    expect(await read(other)).toMatchObject({ named: 1 });
  });

  test('case 47: keeps it from being removed, also by who is quick', async () => {
    const mediaId = await ready();
    const before = (await read(mediaId))!;
    await name({ after: [mediaId] });
    await expect(remove(mediaId)).rejects.toThrow('media_in_use');
    await expect(table.commit([workFiles.remove(before)])).rejects.toMatchObject({
      error: { code: 'busy' },
    });
    expect(await kept(mediaId)).toEqual(picture);
  });

  test('case 87: names and releases once each, whoever comes at the same time', async () => {
    const mediaId = await ready();
    await name({ after: [mediaId] });
    const [first, second] = [
      await naming({ before: [mediaId] }),
      await naming({ before: [mediaId] }),
    ];
    await table.commit(first.items);
    await expect(table.commit(second.items)).rejects.toMatchObject({ error: { code: 'busy' } });
    expect(await read(mediaId)).toMatchObject({ named: 0 });
    const again = await naming({ after: [mediaId] });
    await remove(mediaId);
    await expect(table.commit(again.items)).rejects.toMatchObject({
      error: { code: 'media_not_ready' },
    });
  });
});
