import type { OfferedKind } from '#shared/blocks/registry.ts';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import type { BlockContent, ContentOf } from '#shared/schemas/blocks.ts';
import { courseSchema } from '#shared/schemas/courses.ts';
import { assignmentBeginning } from '#web/blocks/assignment/beginning.ts';
import { quizBeginning } from '#web/blocks/quiz/beginning.ts';
import type { BlockRow, Platform } from './types.ts';

/** An id that tells its name; for tests. */
export const id = (name: string) => `01ARZ3NDEKTSV4RRFFQ6${name.padEnd(6, '0')}`;
const said = (text: string): ContentOf<'text'> => ({
  kind: 'text',
  body: {
    es: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    en: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'See ',
              marks: [
                {
                  type: 'link',
                  attrs: { href: `/courses/${id('C')}/modules/${id('M')}/content/${id('B2')}#a` },
                },
              ],
            },
          ],
        },
        { type: 'image', attrs: { mediaId: id('F'), alt: 'A lake', decorative: false } },
      ],
    },
  },
});
export const rules = {
  published: true,
  release: null,
  prerequisites: [],
  binnedAt: null,
  version: 3,
};
export const blockOf = (
  name: string,
  kind: BlockRow['kind'],
  changes: Partial<BlockRow> = {},
): BlockRow => ({
  ...rules,
  blockId: id(name),
  source: id(name),
  moduleId: id('M'),
  kind,
  title: { en: `Lesson ${name}`, es: `Lección ${name}` },
  minutes: 7,
  preview: false,
  completion: { rule: 'viewed' },
  facts: usualFacts,
  ...changes,
});

const file = (
  name: string,
  fileName: string,
  contentType: 'image/png' | 'video/mp4' | 'text/vtt' | 'audio/mpeg' | 'application/pdf',
) => ({
  mediaId: id(name),
  courseId: id('C'),
  fileName,
  contentType,
  bytes: 100,
  durationSeconds: null,
  state: 'ready' as const,
  rejection: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

/** What a lesson of each kind holds, with the files of the school. A kind that is offered does not compile until it stands here. */
export const oneOfEach: { [K in OfferedKind]: ContentOf<K> } = {
  text: said('Hola'),
  video: {
    kind: 'video',
    mediaId: id('V'),
    durationSeconds: 60,
    captions: [{ language: 'es', mediaId: id('S') }],
  },
  file: { kind: 'file', mediaId: id('D') },
  image: { kind: 'image', mediaId: id('F'), alt: { es: 'Un lago' }, caption: { en: 'Here: #1' } },
  audio: {
    kind: 'audio',
    mediaId: id('A'),
    durationSeconds: 9,
    transcript: { en: 'One.\n\nTwo.' },
  },
  link: { kind: 'link', address: 'https://example.org/a', description: { es: 'Para «leer»' } },
  embed: { kind: 'embed', video: { provider: 'youtube', id: 'aaaaaaaaaaa' } },
  live: {
    kind: 'live',
    day: 3,
    time: '18:00',
    timeZone: 'America/Mexico_City',
    joinAddress: null,
    recordingMediaId: id('V'),
  },
  quiz: {
    ...quizBeginning.content(),
    minutes: 30,
    instructions: {
      es: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Lee.' }] }],
      },
    },
  },
  assignment: {
    ...assignmentBeginning.content(),
    instructions: said('Escribe.').body,
    handIn: { ...assignmentBeginning.content().handIn, text: { mostWords: 500 } },
    due: { day: 7, time: '23:59', timeZone: 'America/Mexico_City' },
  },
};

/** The course with one lesson of a kind, and every file that such a lesson may name. */
export function schoolWith(kind: OfferedKind): Platform {
  const platform = school();
  return {
    ...platform,
    blocks: [blockOf('B1', kind)],
    contents: new Map<string, BlockContent>([[id('B1'), oneOfEach[kind]]]),
    media: [
      ...platform.media,
      file('A', 'talk.mp3', 'audio/mpeg'),
      file('D', 'plan.pdf', 'application/pdf'),
    ],
  };
}

/** A course with a text that has a picture and a link, and a video with captions that waits for it. */
export function school(): Platform {
  const contents = new Map<string, BlockContent>([
    [id('B1'), oneOfEach.text],
    [id('B2'), oneOfEach.video],
    [id('B3'), oneOfEach.live],
  ]);
  return {
    course: courseSchema.parse({
      courseId: id('C'),
      code: '101',
      title: { es: 'Un curso: «bueno»' },
      summary: { es: 'Resumen' },
      description: { es: 'Uno.\n\nDos: tres # cuatro' },
      outcomes: [],
      requirements: [{ es: 'Nada' }],
      cover: { mediaId: id('F'), alt: { es: 'Un lago' } },
      category: 'arts',
      level: 'beginner',
      effort: { weeks: 1, hours: 2 },
      price: { amount: 1000, currency: 'MXN' },
      startsOn: '2026-02-01',
      endsOn: null,
      seats: null,
      enrollmentMode: 'open',
      enrollmentWindow: { opensOn: null, closesOn: null },
      completeFrom: 6500,
      prerequisites: [],
      state: 'draft',
      ownerId: '00000000-0000-0000-0000-000000000000',
      createdAt: '2026-01-01T00:00:00.000Z',
      publishedAt: null,
      version: 4,
    }),
    modules: [
      { ...rules, moduleId: id('M'), source: id('M'), title: { en: 'Basics' }, copying: false },
    ],
    blocks: [
      blockOf('B1', 'text'),
      blockOf('B2', 'video', { prerequisites: [{ kind: 'block', blockId: id('B1') }] }),
      blockOf('B3', 'live'),
    ],
    contents,
    questions: [],
    media: [
      file('F', 'lake.png', 'image/png'),
      file('V', 'a film.mp4', 'video/mp4'),
      file('S', 'es.vtt', 'text/vtt'),
    ],
  };
}
