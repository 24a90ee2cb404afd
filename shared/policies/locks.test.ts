import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locksOf, type Standing } from './locks.ts';
import { unreachable } from './unreachable.ts';

type Block = Standing['blocks'][number];

const startsOn = '2030-01-10';
const enrolledAt = '2030-02-01T12:00:00.000Z';
const dayMs = 86_400_000;
const end = Date.parse('2040-01-01');

const release = fc.option(
  fc.record({
    from: fc.constantFrom('courseStart' as const, 'enrollment' as const),
    days: fc.nat(1000),
  }),
);
const prerequisites = fc.array(
  fc.oneof(
    fc.nat(7).map((at) => ({ kind: 'block' as const, blockId: `b${at}` })),
    fc.nat(3).map((at) => ({ kind: 'module' as const, moduleId: `m${at}` })),
  ),
  { maxLength: 3 },
);
const rules = { release, prerequisites };

/** Three modules and some blocks, whose rules may name what there is not. */
const courses = fc.record({
  modules: fc
    .tuple(fc.record(rules), fc.record(rules), fc.record(rules))
    .map((all) => all.map((one, at) => ({ ...one, moduleId: `m${at}` }))),
  blocks: fc
    .array(fc.record({ ...rules, module: fc.nat(2), preview: fc.boolean() }), { maxLength: 7 })
    .map((all) =>
      all.map(({ module, ...one }, at): Block => ({
        ...one,
        blockId: `b${at}`,
        moduleId: `m${module}`,
      })),
    ),
  startsOn: fc.option(fc.constant(startsOn)),
});
const instants = fc.integer({ min: Date.parse(startsOn) - 100 * dayMs, max: end });
const somewhere = fc.record({ course: courses, done: fc.uniqueArray(fc.nat(6)), now: instants });

const standing = ({
  course,
  done,
  now,
}: {
  course: typeof courses extends fc.Arbitrary<infer C> ? C : never;
  done: number[];
  now: number;
}): Standing => ({
  ...course,
  enrolledAt,
  done: new Set(done.map((at) => `b${at}`)),
  now,
});
const names = (block: Block, at: Standing) =>
  locksOf(block, at).map((lock) => JSON.stringify(lock));

describe('locks of lessons', () => {
  it('never come by time that passes or by work that is done', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), fc.nat(6), (here, later, more) => {
        const before = standing(here);
        const after = standing({ ...here, now: here.now + later, done: [...here.done, more] });
        for (const block of before.blocks) {
          const then = new Set(names(block, before));
          expect(names(block, after).filter((lock) => !then.has(lock))).toEqual([]);
        }
      }),
    );
  });

  it('are none at the end, for who has done everything, nor ever for a preview', () => {
    fc.assert(
      fc.property(somewhere, (here) => {
        const at = standing(here);
        const done = new Set(at.blocks.map(({ blockId }) => blockId));
        for (const block of at.blocks) {
          expect(locksOf(block, { ...at, done, now: end })).toEqual([]);
          if (block.preview) expect(locksOf(block, at)).toEqual([]);
        }
      }),
    );
  });

  it('name what the learner can see, each once', () => {
    fc.assert(
      fc.property(somewhere, (here) => {
        const at = standing(here);
        const there = new Set([
          ...at.blocks.map((b) => b.blockId),
          ...at.modules.map((m) => m.moduleId),
        ]);
        for (const block of at.blocks) {
          const locks = locksOf(block, at);
          expect(new Set(locks.map((lock) => JSON.stringify(lock))).size).toBe(locks.length);
          for (const lock of locks)
            if (lock.reason !== 'opensAt')
              expect(there).toContain(lock.reason === 'afterBlock' ? lock.blockId : lock.moduleId);
        }
      }),
    );
  });

  it('let everything be done that is not unreachable, in whatever order somebody goes', () => {
    fc.assert(
      fc.property(courses, fc.integer(), (course, seed) => {
        const done = new Set<string>();
        const at = { ...course, enrolledAt, done, now: end };
        for (;;) {
          const open = course.blocks.filter(
            (block) => !done.has(block.blockId) && locksOf(block, at).length === 0,
          );
          const next = open[Math.abs(seed) % (open.length || 1)];
          if (!next) break;
          done.add(next.blockId);
        }
        const left = course.blocks.map(({ blockId }) => blockId).filter((id) => !done.has(id));
        expect([...unreachable(course)]).toEqual(left);
      }),
    );
  });

  const day = (from: 'courseStart' | 'enrollment', days: number): Block => ({
    blockId: 'b',
    moduleId: 'm',
    preview: false,
    prerequisites: [],
    release: { from, days },
  });
  const openAt = (block: Block, start: string | null) =>
    locksOf(block, {
      modules: [],
      blocks: [block],
      done: new Set<string>(),
      now: 0,
      startsOn: start,
      enrolledAt,
    });

  it.each([
    ['courseStart', startsOn, '2030-01-13T00:00:00.000Z'],
    ['enrollment', startsOn, '2030-02-04T12:00:00.000Z'],
    ['courseStart', null, '2030-02-04T12:00:00.000Z'],
  ] as const)('count days from %s in a course that starts on %s', (from, start, at) => {
    expect(openAt(day(from, 3), start)).toEqual([{ reason: 'opensAt', at }]);
  });

  it('say a day of four digits, however far the start is set', () => {
    const rules = { release: { from: 'courseStart' as const, days: 1000 }, prerequisites: [] };
    const block = { ...rules, blockId: 'b', moduleId: 'm', preview: false };
    const far = {
      modules: [],
      blocks: [block],
      startsOn: '9999-12-31',
      enrolledAt,
      done: new Set<string>(),
    };
    expect(locksOf(block, { ...far, now: end })).toEqual([
      { reason: 'opensAt', at: '9999-12-31T23:59:59.999Z' },
    ]);
  });
});
