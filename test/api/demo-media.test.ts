import { expect, test } from 'vitest';
import type { MediaType } from '#shared/policies/media-types.ts';
import { inspect } from '#functions/events/media-finalizer/inspect.ts';
import { courses } from '#local/demo/courses.ts';
import { filmScenes, filmSeconds, sceneSeconds } from '#local/demo/films/film-length.ts';
import { readCourse } from '#local/demo/read-course.ts';

const look = (content: Uint8Array, contentType: MediaType) =>
  inspect(
    {
      size: content.byteLength,
      read: async (start, length) => content.subarray(start, start + length),
      async *chunks() {
        yield content;
      },
    },
    { contentType, bytes: content.byteLength },
  );

const files = await Promise.all(
  courses.map(async ({ folder }) => {
    const { read, entries } = await readCourse(folder);
    return Promise.all(
      [...read.assets.values()].map(async ({ path, contentType }) => {
        const content = await entries.get(path)!.load();
        return { path: `${folder}/${path}`, folder, contentType, content };
      }),
    );
  }),
).then((all) => all.flat());
const ofType = (type: MediaType) => files.filter(({ contentType }) => contentType === type);

test('the demo’s own films, captions and handouts pass the look that every upload gets', async () => {
  expect(ofType('video/mp4')).toHaveLength(16);
  expect(ofType('application/pdf')).toHaveLength(18);
  for (const { path, contentType, content } of files)
    expect(await look(content, contentType), path).toBeNull();
});

test('each film is small, begins at once, and lasts as long as its captions', () => {
  for (const { path, content } of ofType('video/mp4')) {
    const bytes = Buffer.from(content);
    expect(bytes.byteLength, path).toBeLessThan(150_000);
    expect(bytes.indexOf('moov'), path).toBeLessThan(bytes.indexOf('mdat'));
    // ISO 14496-12, 8.2.2: version and flags, two dates, ticks in a second, length in ticks.
    const header = bytes.indexOf('mvhd') + 4;
    const seconds = bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
    expect(Math.abs(seconds - filmSeconds), path).toBeLessThan(0.1);
  }
});

test('the captions of every language say one line for each scene, until the end of the film', () => {
  const clock = (scene: number) => `00:00:${String(scene * sceneSeconds).padStart(2, '0')}.000`;
  const times = Array.from(
    { length: filmScenes },
    (_, scene) => `${clock(scene)} --> ${clock(scene + 1)}`,
  );
  expect(ofType('text/vtt')).toHaveLength(20);
  for (const { path, content } of ofType('text/vtt')) {
    const [head, ...cues] = new TextDecoder().decode(content).trim().split('\n\n');
    expect(head).toBe('WEBVTT');
    expect(
      cues.map((cue) => cue.split('\n')[0]),
      path,
    ).toEqual(times);
    for (const cue of cues) expect(cue, path).toMatch(/^.+\n\S.+$/);
  }
});
