import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MediaType } from '#shared/policies/media-types.ts';
import { filmSeconds } from '#local/demo/films/film-length.ts';
import * as files from '#test/support/media-files.ts';
import { lengthOf } from './length-of.ts';

/** A file in memory that refuses what S3 would: a part that begins behind its end. */
function fileOf(content: Uint8Array) {
  let bytesRead = 0;
  return {
    size: content.byteLength,
    bytesRead: () => bytesRead,
    async read(start: number, length: number) {
      if (start >= content.byteLength) throw new Error('InvalidRange');
      const part = content.subarray(start, start + length);
      bytesRead += part.byteLength;
      return part;
    },
    async *chunks() {
      yield content;
    },
  };
}

const length = (contentType: MediaType, content: Uint8Array) =>
  lengthOf(fileOf(content), contentType);

const { mp4, mp4Film, movieHeader, webm, webmFilm, mp3Sound, mp3Counted } = files;

describe('how long a file plays is read from the file', () => {
  test.each<[string, MediaType, Uint8Array, number | null]>([
    ['a film', 'video/mp4', mp4Film(movieHeader(725)), 725],
    ['one that says it at its end', 'video/mp4', mp4Film(movieHeader(725), true), 725],
    ['one with long numbers', 'video/mp4', mp4Film(movieHeader(7250, true)), 7250],
    ['one that is written as it is made', 'video/mp4', mp4Film(movieHeader(0)), null],
    ['one without a header', 'video/mp4', mp4('isom'), null],
    ['one of half a second', 'video/mp4', mp4Film(movieHeader(0.5)), 1],
    ['one of two days', 'video/mp4', mp4Film(movieHeader(172_800)), null],
    ['a film for the web', 'video/webm', webmFilm(61_400), 61],
    ['one with ticks of its own', 'video/webm', webmFilm(6140, 10_000_000), 61],
    ['one that a browser recorded', 'video/webm', webmFilm(null), null],
    ['a bare head', 'video/webm', webm(), null],
    ['sound in the container of a film', 'audio/mp4', mp4Film(movieHeader(31)), 31],
    ['sound of the web', 'audio/webm', webmFilm(61_400), 61],
    ['sound of one rate', 'audio/mpeg', mp3Sound(383), 10],
    ['sound that counts its frames', 'audio/mpeg', mp3Counted(383, 'Xing'), 10],
    ['so with another name', 'audio/mpeg', mp3Counted(3829, 'Info'), 100],
    ['and in another place', 'audio/mpeg', mp3Counted(3829, 'VBRI'), 100],
    ['a picture', 'image/png', files.png(), null],
  ])('%s (%s)', async (_, contentType, content, seconds) => {
    expect(await length(contentType, content)).toBe(seconds);
  });

  test('of a film that was made elsewhere, with a few short reads', async () => {
    const film = fileOf(await readFile('local/demo/courses/sql/media/film.mp4'));
    expect(await lengthOf(film, 'video/mp4')).toBe(filmSeconds);
    expect(film.bytesRead()).toBeLessThan(200);
  });
});

test('whatever lies in a file, it has a length that can be stored or none', async () => {
  const good = [mp4Film(movieHeader(9)), webmFilm(9000), mp3Counted(383, 'Xing'), mp3Sound(3)];
  const types: MediaType[] = ['video/mp4', 'video/webm', 'audio/mpeg'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...good),
      fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
      fc.nat(300),
      fc.constantFrom(...types),
      async (file, changes, kept, type) => {
        const bytes = Buffer.from(file.subarray(0, Math.max(1, kept)));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const seconds = await length(type, bytes);
        if (seconds === null) return;
        expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
