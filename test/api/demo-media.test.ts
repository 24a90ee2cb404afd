import { expect, test } from 'vitest';
import type { MediaType } from '#shared/schemas/media.ts';
import { lookAt } from '#functions/events/media-finalizer/look-at.ts';
import { handoutPdf } from '#local/demo/handout-pdf.ts';
import { lessonVideo } from '#local/demo/lesson-video.ts';

const { video, captions, durationSeconds } = lessonVideo();
const handout = handoutPdf([{ title: 'Notas (breves)', lines: ['Año \\ señal'] }]);

const look = (content: Uint8Array, contentType: MediaType) =>
  lookAt(
    {
      size: content.byteLength,
      read: async (start, length) => content.subarray(start, start + length),
      async *chunks() {
        yield content;
      },
    },
    { contentType, bytes: content.byteLength },
  );

test('the demo’s own film, captions and handouts pass the look that every upload gets', async () => {
  expect(await look(video.content, 'video/mp4')).toBeNull();
  expect(await look(handout, 'application/pdf')).toBeNull();
  expect(captions.map(({ language }) => language)).toEqual(['en', 'es']);
  for (const { file } of captions) expect(await look(file.content, 'text/vtt')).toBeNull();
});

test('the film is small and begins at once: its index comes before its frames', () => {
  const { content } = video;
  expect(content.byteLength).toBeLessThan(400_000);
  const bytes = Buffer.from(content);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
});

test('the captions of both languages change at the same moments, until the end of the film', () => {
  const times = captions.map(({ file }) =>
    new TextDecoder().decode(file.content).match(/^.* --> .*$/gm),
  );
  expect(times[0]).toEqual(times[1]);
  expect(times[0]?.at(-1)).toMatch(new RegExp(`--> 00:${durationSeconds}\\.000$`));
});
