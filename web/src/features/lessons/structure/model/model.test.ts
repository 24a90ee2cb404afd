import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import type { BlockRow, ModuleRow, Step, Structure } from '../types.ts';
import { apply } from './apply.ts';
import { chunks } from './chunks.ts';
import { dropBlocks, dropModules } from './drop-place.ts';
import { foundRows } from './found-rows.ts';
import { inverse } from './inverse.ts';
import { nudgeBlocks, nudgeModules } from './nudge.ts';
import { pastedLines } from './pasted-lines.ts';
import { rangeOf, toggled } from './selection.ts';
import { rowsOf, treeOf } from './tree.ts';

const now = '2026-01-05T09:00:00.000Z';
const rules = { published: true, release: null, prerequisites: [], binnedAt: null, version: 1 };
const block = (blockId: string, moduleId: string): BlockRow => ({
  ...rules,
  blockId,
  moduleId,
  source: blockId,
  kind: 'text',
  title: { en: `Lesson ${blockId}` },
  minutes: 5,
  preview: false,
  completion: { rule: 'marked' },
  facts: usualFacts,
});
const module = (moduleId: string): ModuleRow => ({
  ...rules,
  moduleId,
  source: moduleId,
  title: { en: `Module ${moduleId}`, es: `Módulo ${moduleId}` },
  copying: false,
});

/** Modules M and N with the lessons a, b, c and d, e, and an empty O. */
const course = {
  modules: ['M', 'N', 'O'].map(module),
  blocks: 'abc'
    .split('')
    .map((id) => block(id, 'M'))
    .concat('de'.split('').map((id) => block(id, 'N'))),
} as Structure;

const shown = (given: Structure) =>
  treeOf(given)
    .map(({ module: { moduleId }, blocks }) => moduleId + blocks.map((row) => row.blockId).join(''))
    .join(' ');
const after = (...steps: Step[]) => shown(steps.reduce((so, step) => apply(so, step, now), course));
const move = (ids: string, moduleId: string, behind: string | null): Step => ({
  on: 'blocks',
  ids: ids.split(''),
  change: { do: 'move', moduleId, after: behind },
});

describe('a change shows before it is answered', () => {
  it.each([
    ['within a module', move('c', 'M', null), 'Mcab Nde O'],
    ['several, in the order of the course', move('ac', 'N', 'd'), 'Mb Ndace O'],
    ['into an empty module', move('e', 'O', null), 'Mabc Nd Oe'],
  ])('%s', (_, step, wanted) => expect(after(step)).toBe(wanted));

  it('of modules, and of what lies in the bin', () => {
    expect(after({ on: 'modules', ids: ['O'], change: { do: 'move', after: null } })).toBe(
      'O Mabc Nde',
    );
    expect(after({ on: 'modules', ids: ['M'], change: { do: 'bin' } })).toBe('Nde O');
    expect(after({ on: 'blocks', ids: ['b', 'd'], change: { do: 'bin' } })).toBe('Mac Ne O');
  });

  it('and leaves the rows that it does not touch as they are', () => {
    const next = apply(course, move('a', 'N', 'd'), now);
    expect(next.blocks.filter((row) => course.blocks.includes(row))).toHaveLength(4);
  });
});

const laterBy = (days: number) => ({ from: 'courseStart' as const, days });
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ rows: fc.subarray(course.blocks, { minLength: 1 }), days: fc.nat(9) })
    .map(({ rows, days }): Step => ({
      on: 'blockRules',
      edits: rows.map((seen) => ({
        id: seen.blockId,
        seen,
        edit: days > 5 ? { completion: { rule: 'viewed' } } : { release: laterBy(days) },
      })),
    })),
  fc
    .record({
      ids: fc.subarray('abcde'.split(''), { minLength: 1 }),
      moduleId: fc.constantFrom('M', 'N', 'O'),
      at: fc.nat(5),
    })
    .map(({ ids, moduleId, at }): Step => {
      const others = course.blocks.filter(
        (row) => row.moduleId === moduleId && !ids.includes(row.blockId),
      );
      const anchor = others[at - 1]?.blockId ?? null;
      return { on: 'blocks', ids, change: { do: 'move', moduleId, after: anchor } };
    }),
  fc
    .record({
      ids: fc.subarray('abcde'.split(''), { minLength: 1 }),
      what: fc.constantFrom('bin' as const, 'unpublish' as const, 'publish' as const),
    })
    .map(({ ids, what }): Step => ({ on: 'blocks', ids, change: { do: what } })),
  fc
    .record({
      ids: fc.subarray(['M', 'N', 'O'], { minLength: 1, maxLength: 2 }),
      first: fc.boolean(),
    })
    .map(({ ids, first }): Step => {
      const other = ['M', 'N', 'O'].find((id) => !ids.includes(id)) ?? null;
      return { on: 'modules', ids, change: { do: 'move', after: first ? null : other } };
    }),
);

describe('what was done is taken back', () => {
  it('whatever it was, all rows stand and say what they did', () => {
    const plain = ({ modules, blocks }: Structure) => ({
      tree: shown({ modules, blocks } as Structure),
      states: blocks
        .map(({ blockId, published, binnedAt, release, completion }) =>
          [blockId, published, binnedAt, release?.days, completion.rule].join(' '),
        )
        .toSorted(),
    });
    fc.assert(
      fc.property(steps, (step) => {
        const done = apply(course, step, now);
        const back = inverse(course, step).reduce((so, one) => apply(so, one, now), done);
        expect(plain(back)).toEqual(plain(course));
      }),
    );
  });

  it('by giving each lesson the rule again that it had, in one request', () => {
    const [a, b] = course.blocks as [BlockRow, BlockRow];
    const dated = { ...course, blocks: [{ ...a, release: laterBy(3) }, ...course.blocks.slice(1)] };
    const edit = { release: laterBy(7) };
    const step: Step = {
      on: 'blockRules',
      edits: [
        { id: 'a', seen: a, edit },
        { id: 'b', seen: b, edit },
      ],
    };
    const back = inverse(dated, step);
    expect(back.flatMap((one) => ('edits' in one ? one.edits.map((two) => two.edit) : []))).toEqual(
      [{ release: laterBy(3) }, { release: null }],
    );
  });

  it('by publishing again only what was published', () => {
    const half = apply(course, { on: 'blocks', ids: ['a'], change: { do: 'unpublish' } }, now);
    const step: Step = { on: 'blocks', ids: ['a', 'b'], change: { do: 'unpublish' } };
    expect(inverse(half, step)).toEqual([{ on: 'blocks', ids: ['b'], change: { do: 'publish' } }]);
  });

  it('by writing what a field said before', () => {
    const seen = course.blocks[0] as BlockRow;
    const step: Step = { on: 'block', id: 'a', seen, edit: { minutes: 9 } };
    expect(inverse(course, step)).toEqual([
      { on: 'block', id: 'a', seen: { ...seen, minutes: 9 }, edit: { minutes: 5 } },
    ]);
  });
});

it('names at most forty rows in one request, each part of a move behind the one before', () => {
  const ids = Array.from({ length: 90 }, (_, at) => `b${at}`);
  const parts = chunks({ on: 'blocks', ids, change: { do: 'move', moduleId: 'M', after: 'z' } });
  expect(parts.map((part) => 'ids' in part && part.ids.length)).toEqual([40, 40, 10]);
  expect(
    parts.map((part) => part.on === 'blocks' && 'after' in part.change && part.change.after),
  ).toEqual(['z', 'b39', 'b79']);
  const [seen] = course.blocks as [BlockRow];
  const edits = ids.map((id) => ({ id, seen, edit: { release: null } }));
  expect(
    chunks({ on: 'blockRules', edits }).map((part) => 'edits' in part && part.edits.length),
  ).toEqual([40, 40, 10]);
  expect(chunks({ on: 'blocks', ids: ids.slice(0, 40), change: { do: 'bin' } })).toHaveLength(1);
  expect(chunks({ on: 'blocks', ids, change: { do: 'copy' } })).toHaveLength(9);
});

describe('a nudge by one place', () => {
  const tree = treeOf(course);
  const nudged = (ids: string, by: -1 | 1) => {
    const place = nudgeBlocks(tree, ids.split(''), by);
    return place && after(move(ids, place.moduleId, place.after));
  };
  it.each([
    ['b', -1, 'Mbac Nde O'],
    ['b', 1, 'Macb Nde O'],
    ['c', 1, 'Mab Ncde O'],
    ['d', -1, 'Mabcd Ne O'],
    ['e', 1, 'Mabc Nd Oe'],
    ['bc', -1, 'Mbca Nde O'],
    ['ab', 1, 'Mcab Nde O'],
    ['a', -1, null],
  ] as const)('of %s by %i leads to %s', (ids, by, wanted) => expect(nudged(ids, by)).toBe(wanted));

  it('of modules goes no further than the ends', () => {
    expect(nudgeModules(tree, ['N'], -1)).toBeNull();
    expect(nudgeModules(tree, ['M'], 1)).toBe('N');
    expect(nudgeModules(tree, ['M'], -1)).toBeUndefined();
    expect(nudgeModules(tree, ['O'], 1)).toBeUndefined();
  });
});

describe('what is dropped', () => {
  const tree = treeOf(course);
  const dropped = (ids: string, id: string, edge: 'before' | 'after') =>
    dropBlocks(tree, new Set(ids), { id, edge });
  it('stands at the edge of a lesson, first in a module, or last in the one above', () => {
    expect(dropped('a', 'e', 'before')).toEqual({ moduleId: 'N', after: 'd' });
    expect(dropped('a', 'e', 'after')).toEqual({ moduleId: 'N', after: 'e' });
    expect(dropped('d', 'a', 'before')).toEqual({ moduleId: 'M', after: null });
    expect(dropped('a', 'O', 'after')).toEqual({ moduleId: 'O', after: null });
    expect(dropped('a', 'N', 'before')).toEqual({ moduleId: 'M', after: 'c' });
  });

  it('stays where it is on itself', () => {
    expect(dropped('ab', 'b', 'after')).toBeNull();
    expect(dropModules(tree, new Set('M'), { id: 'b', edge: 'after' })).toBeUndefined();
  });

  it('is a module behind the one whose lesson it falls on', () => {
    expect(dropModules(tree, new Set('O'), { id: 'b', edge: 'before' })).toBe('M');
    expect(dropModules(tree, new Set('O'), { id: 'N', edge: 'before' })).toBe('M');
    expect(dropModules(tree, new Set('O'), { id: 'M', edge: 'before' })).toBeNull();
  });
});

it('rows of a folded module are out of view, and a choice reaches from row to row', () => {
  const tree = treeOf(course);
  expect(rowsOf(tree, new Set('M')).join('')).toBe('MNdeO');
  expect(rangeOf(rowsOf(tree, new Set()), 'e', 'b').join('')).toBe('bcNde');
  expect([...toggled(new Set('a'), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set('ab'), 'a')]).toEqual(['b']);
});

it('a pasted list becomes titles, without its bullets, numbers and empty lines', () => {
  expect(pastedLines('- Flour\r\n\n 2. Water  and   salt\n[x] Time\n• Heat\n1984')).toEqual([
    'Flour',
    'Water and salt',
    'Time',
    'Heat',
    '1984',
  ]);
});

it('what must be done first is found by its words in any language, accents or not', () => {
  const found = (words: string) =>
    foundRows(treeOf(course), words, 'en', new Set(['a'])).map(({ id }) => id);
  expect(found('modulo n')).toEqual(['N']);
  expect(found('LESSON')).toEqual(['b', 'c', 'd', 'e']);
});
