import { randomUUID } from 'node:crypto';
import type { SentBody } from '#shared/contract/route.ts';
import type { RouteById } from '#shared/contract/index.ts';
import type { Person, World } from './open-world.ts';

type NewCourse = SentBody<RouteById<'courses.create'>>;
type NewBlocks = SentBody<RouteById<'lessons.createBlocks'>>;
/** A new block, and behind which row it goes. */
export type NewBlock = NewBlocks['blocks'][number] & Pick<NewBlocks, 'after'>;
/** A course of which all is said that a teacher usually says. */
type WholeCourse = NewCourse &
  Required<
    Pick<
      NewCourse,
      | 'code'
      | 'summary'
      | 'description'
      | 'outcomes'
      | 'level'
      | 'effort'
      | 'price'
      | 'seats'
      | 'enrollmentMode'
      | 'startsOn'
      | 'prerequisites'
    >
  >;

export const newCourse = (changes: Partial<WholeCourse> = {}): WholeCourse => ({
  code: `T-${randomUUID().slice(0, 8).toUpperCase()}`,
  title: { en: 'A course for a test' },
  summary: { en: 'Made for one test alone.' },
  description: { en: '' },
  outcomes: [],
  category: 'technology',
  level: 'beginner',
  effort: { weeks: 2, hours: 6 },
  price: null,
  startsOn: null,
  seats: null,
  enrollmentMode: 'open',
  prerequisites: [],
  ...changes,
});

export const textBlock = (title = 'A lesson', preview = false) => ({
  title: { en: title },
  minutes: 5,
  preview,
  content: {
    kind: 'text' as const,
    body: {
      en: {
        type: 'doc' as const,
        content: [
          { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Read me.' }] },
        ],
      },
    },
  },
});

/** The body of a request for one new block. */
export const oneBlock = ({ after, ...block }: NewBlock): NewBlocks => ({
  blocks: [block],
  ...(after !== undefined && { after }),
});

/** Creates one block in a module, and answers with its row. */
export async function createBlock(
  { ok }: Pick<World, 'ok'>,
  person: Person,
  { params, body }: { params: { courseId: string; moduleId: string }; body: NewBlock },
) {
  const { blocks } = await ok(person, 'lessons.createBlocks', { params, body: oneBlock(body) });
  const [row] = blocks;
  if (!row) throw new Error('The block is not among the rows of the response.');
  return row;
}

/** A course with one module and some text blocks, published unless told. */
export async function makeCourse(
  world: World,
  owner: Person,
  {
    blocks = 1,
    publish = true,
    ...changes
  }: Partial<WholeCourse> & { blocks?: number; publish?: boolean } = {},
) {
  const course = await world.ok(owner, 'courses.create', { body: newCourse(changes) });
  const { courseId } = course;
  const { moduleId } = await world.ok(owner, 'lessons.createModule', {
    params: { courseId },
    body: { title: { en: 'A module' } },
  });
  const lessons = Array.from({ length: blocks }, (_, at) => textBlock(`Lesson ${at + 1}`));
  const made = lessons.length
    ? await world.ok(owner, 'lessons.createBlocks', {
        params: { courseId, moduleId },
        body: { blocks: lessons },
      })
    : { blocks: [] };
  const blockIds = made.blocks.map(({ blockId }) => blockId);
  const state = publish
    ? await world.ok(owner, 'courses.setState', {
        params: { courseId },
        body: { state: 'published', version: course.version },
      })
    : course;
  return { courseId, moduleId, blockIds, blockId: blockIds[0] ?? '', version: state.version };
}
export type MadeCourse = Awaited<ReturnType<typeof makeCourse>>;
