import { describe, expect, it } from 'vitest';
import { assignmentSchema } from '#shared/blocks/assignment/schema.ts';
import { ids } from '#functions/platform/ids.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { assignmentOf } from '../support/assignment-of.ts';
import { rubricOf } from '../support/rubric-of.ts';
import { startArranging } from '../world/arranging.ts';

const { world, teacher, scene } = await startArranging();
const { ok, runtime } = world;

const id = () => ids.ulid(Date.now());
const time = (day: number) => ({ day, time: '12:00', timeZone: 'America/Lima' });

/** An assignment of which much is said, for groups of its course. */
const whole = () =>
  assignmentOf({
    handIn: {
      text: { mostWords: 800 },
      files: { accepts: ['application/pdf'], most: 2, mostBytes: 1_000_000 },
      link: true,
      recording: { as: 'audio', mostMinutes: 3 },
    },
    attempts: 3,
    opens: time(0),
    due: time(9),
    closes: time(11),
    late: { graceMinutes: 15, percentPerDay: 10, mostPercent: 50, of: 'most' },
    marking: { by: 'rubric', rubric: rubricOf([10, [10, 5, 0]], [null, []]) },
    selfAssessment: true,
    statement: { en: 'It is mine.' },
    groups: { setId: id() },
    marksRelease: { rule: 'at', at: time(20) },
    passPercent: 60,
  });

async function withAssignment() {
  const course = await scene(1);
  const content = whole();
  const { blockId } = await course.add({ title: { en: 'An essay' }, content });
  return { ...course, content, assignmentId: blockId };
}

const contentOf = async (blockId: string) =>
  assignmentSchema.parse(
    (await ok(teacher, 'lessons.findBlock', { params: { blockId } })).block.content,
  );

describe('an assignment', () => {
  it('is all of it in a copy of its course, but for the groups, which are to be chosen anew', async () => {
    const { params, content, assignmentId } = await withAssignment();
    const { course } = await ok(teacher, 'lessons.getStructure', { params });
    const made = await ok(teacher, 'courses.duplicate', {
      params,
      body: {
        version: course.version,
        code: `COPY-${id().slice(-8)}`,
        title: { en: 'A copy' },
        startsOn: null,
      },
    });
    await runtime.drained();
    const copy = derivedUlid(made.courseId, assignmentId);
    expect(await contentOf(copy)).toEqual({ ...content, groups: { setId: null } });
    const { findings } = await ok(teacher, 'lessons.getStructure', {
      params: { courseId: made.courseId },
    });
    const codes = findings.flatMap(({ code, blockId }) => (blockId === copy ? [code] : []));
    // Days that count from nothing, groups that nobody chose, and a kind that waits to be offered.
    expect(codes).toEqual(expect.arrayContaining(['no_group_set', 'no_first_day']));
    expect(await contentOf(assignmentId)).toEqual(content);
  });

  it('keeps its groups in a copy within the course, of itself and of its module', async () => {
    const { blocks, modules, get, moduleId, content, assignmentId } = await withAssignment();
    const [twin] = (await blocks([assignmentId], { do: 'copy' })).blocks;
    expect(await contentOf(twin?.blockId ?? '')).toEqual(content);
    const before = (await get()).blocks.map(({ blockId }) => blockId);
    await modules([moduleId], { do: 'copy' });
    await runtime.drained();
    const copies = (await get()).blocks.filter(
      ({ kind, blockId }) => kind === 'assignment' && !before.includes(blockId),
    );
    expect(copies).toHaveLength(2);
    for (const { blockId } of copies) expect(await contentOf(blockId)).toEqual(content);
  });

  it('comes back from the trash as it was', async () => {
    const { blocks, get, content, assignmentId } = await withAssignment();
    await blocks([assignmentId], { do: 'bin' });
    const binned = (await get()).blocks.find(({ blockId }) => blockId === assignmentId);
    expect(binned?.binnedAt).not.toBeNull();
    await blocks([assignmentId], { do: 'restore' });
    expect(await contentOf(assignmentId)).toEqual(content);
  });
});
