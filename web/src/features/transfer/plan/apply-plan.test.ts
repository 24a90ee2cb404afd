import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { toMarkdown } from '#web/lib/markdown/to-markdown.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import { openTexts } from '../format/files.ts';
import { readFiles } from '../format/read-files.ts';
import { writeCourse } from '../format/write-course.ts';
import { blockOf, id, rules, school } from '../school-fixture.ts';
import type { BlockRow, ModuleRow, Platform } from '../types.ts';
import { doJob } from '../worker/jobs.ts';
import { applyPlan } from './apply-plan.ts';
import { planImport } from './plan-import.ts';
import { targetOf } from './target.ts';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

/** Lessons by module, each in its place. */
type Outline = Record<string, string[]>;

const text: BlockContent = {
  kind: 'text',
  body: {
    en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
  },
};

const moduleRow = (name: string): ModuleRow => ({
  ...rules,
  moduleId: id(name),
  source: id(name),
  title: { en: name },
  copying: false,
});

/** A course that has been written where it is. */
function courseWith(outline: Outline): Platform {
  const lessons = Object.entries(outline).flatMap(([module, names]) =>
    names.map((name) => blockOf(name, 'text', { moduleId: id(module) })),
  );
  return {
    course: school().course,
    modules: Object.keys(outline).map(moduleRow),
    blocks: lessons,
    contents: new Map(lessons.map(({ blockId }) => [blockId, text])),
    media: [],
    questions: [],
  };
}

const named = (source: string) => source.slice(20).replace(/0+$/, '');

/** The place of everything, by the names it was written under. */
const outlineOf = ({ modules, blocks }: Platform): [string, string[]][] =>
  modules.map(({ moduleId, source }) => [
    named(source),
    blocks.filter((row) => row.moduleId === moduleId).map((row) => named(row.source)),
  ]);

/** The rows with some of them, in the order named, right behind another; null: first. */
function put<T>(rows: T[], some: T[], isAnchor: (row: T) => boolean, after: string | null): T[] {
  const others = rows.filter((row) => !some.includes(row));
  const at = after === null ? 0 : others.findIndex(isAnchor) + 1;
  if (after !== null && at === 0) throw new ApiError(404, null);
  return [...others.slice(0, at), ...some, ...others.slice(at)];
}

const theModule = (after: string | null) => (row: ModuleRow) => row.moduleId === after;
const theBlock = (after: string | null) => (row: BlockRow) => row.blockId === after;

type Call = { params: { moduleId: string }; body: Record<string, unknown> };

/** A course as the server keeps it. */
const server: Record<string, (course: Platform, call: Call) => Promise<unknown>> = {
  'lessons.getStructure': async (course) => ({ ...course }),
  async 'lessons.createModule'(course, { body }) {
    const { source, after, title } = body as { source: string; after: string | null } & ModuleRow;
    if (course.modules.some((row) => row.source === source)) throw new ApiError(409, null);
    const moduleId = await derivedUlid(course.course.courseId, source);
    const row = { ...moduleRow(named(source)), title, moduleId, source, version: 1 };
    course.modules = put([...course.modules, row], [row], theModule(after), after);
    return row;
  },
  async 'lessons.createBlocks'(course, { params: { moduleId }, body }) {
    const { after, blocks } = body as {
      after: string | null;
      blocks: { source: string; content: BlockContent }[];
    };
    if (blocks.some(({ source }) => course.blocks.some((row) => row.source === source)))
      throw new ApiError(409, null);
    if (blocks.some(({ source }) => refused.has(named(source)))) throw new ApiError(400, null);
    if (after !== null && course.blocks.find(theBlock(after))?.moduleId !== moduleId)
      throw new ApiError(404, null);
    const rows = await Promise.all(
      blocks.map(async ({ content, source, ...fields }) => {
        const blockId = await derivedUlid(course.course.courseId, source);
        course.contents.set(blockId, content);
        return { ...blockOf('', 'text', fields), blockId, moduleId, source, version: 1 };
      }),
    );
    course.blocks = put([...course.blocks, ...rows], rows, theBlock(after), after);
    return { blocks: rows };
  },
  async 'lessons.changeModules'(course, { body }) {
    const { moduleIds, change } = body as { moduleIds: string[]; change: { after: string | null } };
    const some = moduleIds.map((one) => course.modules.find(theModule(one))!);
    course.modules = put(course.modules, some, theModule(change.after), change.after);
  },
  async 'lessons.changeBlocks'(course, { body }) {
    const { blockIds, change } = body as {
      blockIds: string[];
      change: { moduleId: string; after: string | null };
    };
    const some = blockIds.map((one) => course.blocks.find(theBlock(one))!);
    for (const row of some) row.moduleId = change.moduleId;
    course.blocks = put(course.blocks, some, theBlock(change.after), change.after);
  },
};

let course: Platform;
/** Lessons that the server does not take. */
const refused = new Set<string>();
/** After so many calls the line is cut; `heard`: the server still does what the last one asks. */
let cut: { after: number; heard: boolean };

beforeEach(() => {
  api.mockImplementation(async (route: string, call: Call) => {
    cut.after -= 1;
    if (cut.after < -1 || (cut.after === -1 && !cut.heard)) throw new TypeError('Cut off');
    const answer = await server[route]!(course, structuredClone(call));
    if (cut.after === -1) throw new TypeError('Cut off');
    return structuredClone(answer);
  });
});

const whole = { after: Infinity, heard: true };

const folder = {
  MA: ['P1', 'P2'],
  MB: ['N1', 'A', 'N2', 'N3', 'B', 'N4'],
  MC: ['Q1'],
  MD: ['Z', 'Y1'],
};
const read = (
  await readFiles(
    openTexts(
      await writeCourse(courseWith(folder), async (document, nameOf) =>
        toMarkdown(document, nameOf),
      ),
    ),
    doJob,
    { language: null },
  )
).read;

/** Brings the folder in, as far as the line lasts. */
async function bring(line: typeof cut, chosen: string[] = []) {
  cut = { ...line };
  const target = await targetOf(read, structuredClone(course), new Set());
  const plan = planImport(read, target, null);
  return applyPlan({ plan, read, target }, new Set(chosen), () => undefined);
}

describe.each([
  ['before the server hears', false],
  ['before its answer comes', true],
])('an import that was cut off %s, at whatever step, and is taken up again', (_, heard) => {
  it('puts all that is new where the folder has it, once, and leaves the rest where it was', async () => {
    let cuts = 0;
    for (let over = false; !over; cuts += 1) {
      course = courseWith({ MB: ['A', 'K', 'B'], MD: ['Z'] });
      over = (await bring({ after: cuts, heard })).length === 0;
      expect(await bring(whole)).toEqual([]);
      expect(outlineOf(course), `cut at step ${cuts}`).toEqual([
        ['MA', ['P1', 'P2']],
        ['MB', ['N1', 'A', 'N2', 'N3', 'K', 'B', 'N4']],
        ['MC', ['Q1']],
        ['MD', ['Z', 'Y1']],
      ]);
    }
    // Four modules, and the lessons of each in as few requests as stand together.
    expect(cuts).toBe(9);
  });

  it('puts all in the order of the folder where that was chosen', async () => {
    for (let cuts = 0, over = false; !over; cuts += 1) {
      course = courseWith({ MD: ['Z', 'A'], MB: ['B', 'K'] });
      over = (await bring({ after: cuts, heard }, ['order'])).length === 0;
      expect(await bring(whole, ['order'])).toEqual([]);
      expect(outlineOf(course), `cut at step ${cuts}`).toEqual([
        ['MA', ['P1', 'P2']],
        ['MB', ['N1', 'A', 'N2', 'N3', 'B', 'N4', 'K']],
        ['MC', ['Q1']],
        ['MD', ['Z', 'Y1']],
      ]);
    }
  });
});

it('leaves out the one lesson that is refused, and brings in those around it', async () => {
  course = courseWith({ MD: ['Z'] });
  refused.add('N2');
  const failures = await bring(whole);
  refused.clear();
  expect(failures).toMatchObject([{ key: `lesson:${id('N2')}` }]);
  expect(outlineOf(course)).toEqual([
    ['MA', ['P1', 'P2']],
    ['MB', ['N1', 'A', 'N3', 'B', 'N4']],
    ['MC', ['Q1']],
    ['MD', ['Z', 'Y1']],
  ]);
});
