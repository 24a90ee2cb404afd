import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockContentSchema, blockFactsSchema } from '#shared/schemas/blocks.ts';
import { arbitraryAssignment } from '#test/blocks/arbitrary-assignments.ts';
import { type Assignment, assignmentOf } from '#test/support/assignment-of.ts';
import { rubricOf } from '#test/support/rubric-of.ts';
import { canComplete, factsOf, lacksOf, namedMedia, shownOf } from '../registry.ts';
import { usualFacts } from '../usual-facts.ts';
import { plainAssignment } from './plain-assignment.ts';
import { assignmentSchema } from './schema.ts';

const says = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
const pictureId = '01J00000000000000000000000';
const pictured = {
  type: 'doc' as const,
  content: [
    { type: 'image' as const, attrs: { mediaId: pictureId, alt: null, decorative: false } },
  ],
};
const linked = {
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [
        {
          type: 'text' as const,
          text: 'See',
          marks: [{ type: 'link' as const, attrs: { href: '/help' } }],
        },
      ],
    },
  ],
};
const both = { en: says('Write.'), es: says('Escribe.') };
const time = (day: number, at = '12:00') => ({ day, time: at, timeZone: 'Europe/Madrid' });
const byRubric = (...shapes: Parameters<typeof rubricOf>): Assignment['marking'] => ({
  by: 'rubric',
  rubric: rubricOf(...shapes),
});

/** One that can be handed in. */
const able = (changes: Partial<Assignment> = {}) =>
  assignmentOf({
    instructions: both,
    handIn: { text: { mostWords: null }, files: null, link: false, recording: null },
    ...changes,
  });
const lacking = (changes: Partial<Assignment>) => lacksOf('assignment', factsOf(able(changes)));
const refusals = (changes: object) =>
  assignmentSchema
    .safeParse({ ...able(), ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('is what was a mere place in an outline, with all that is usual', () => {
  const place = blockContentSchema.parse({ kind: 'assignment' });
  expect(place).toEqual(assignmentOf());
  expect(place).toMatchObject({ instructions: null, attempts: 1, marking: { most: 1_000_000 } });
  expect(blockContentSchema.parse(place)).toEqual(place);
});

it('lacks all in what was saved as a place, until it is saved again', () => {
  expect(lacksOf('assignment', usualFacts)).toEqual(['nothing_to_hand_in']);
  expect(lacksOf('assignment', factsOf(assignmentOf()))).toEqual(['nothing_to_hand_in']);
});

it('is empty as long as nobody has said what is to be done', () => {
  expect(factsOf(assignmentOf()).empty).toBe(true);
  expect(factsOf(able({ instructions: { en: says(' ') } })).empty).toBe(true);
  expect(factsOf(able()).empty).toBe(false);
});

it.each<[string, Partial<Assignment['handIn']>, boolean]>([
  ['a text', { text: { mostWords: 300 } }, true],
  ['files', { files: { accepts: ['application/pdf'], most: 1, mostBytes: 1 } }, true],
  ['a link', { link: true }, true],
  ['a recording', { recording: { as: 'either', mostMinutes: 5 } }, true],
  ['nothing', {}, false],
])('%s can be handed in', (_, part, isEnough) => {
  const handIn = { text: null, files: null, link: false, recording: null, ...part };
  expect(lacking({ handIn })).toEqual(isEnough ? [] : ['nothing_to_hand_in']);
});

it.each<[string, Assignment['marking'], string[]]>([
  ['plain points', { by: 'points', most: 1 }, []],
  ['no points', { by: 'points', most: 0 }, ['no_points']],
  ['a rubric', byRubric([4, [4, 2, 0]], [null, [null]]), []],
  ['a rubric without criteria', byRubric(), ['no_criteria']],
  ['a rubric whose criteria give nothing', byRubric([0, [0]], [null, [null]]), ['no_points']],
])('%s', (_, marking, codes) => {
  expect(lacking({ marking })).toEqual(codes);
});

it('is due while it is open', () => {
  const [opens, due, closes] = [time(1), time(3), time(5)];
  expect(lacking({ opens, due, closes })).toEqual([]);
  expect(lacking({ opens, due: opens, closes: due })).toEqual([]);
  expect(lacking({ opens, due: closes, closes })).toEqual([]);
  expect(lacking({ opens: due, due: opens, closes })).toEqual(['due_before_opening']);
  expect(lacking({ opens, due: closes, closes: due })).toEqual(['due_after_closing']);
  expect(lacking({ due: time(3, '12:01'), closes: time(3) })).toEqual(['due_after_closing']);
  expect(lacking({ opens: closes, closes: opens })).toEqual(['closes_before_opening']);
});

it('waits for the set of groups that hand it in', () => {
  expect(lacking({ groups: { setId: null } })).toEqual(['no_group_set']);
  expect(lacking({ groups: { setId: pictureId } })).toEqual([]);
});

it('is there in the languages of all that is written in it', () => {
  const spoken = (changes: Partial<Assignment>) => factsOf(able(changes)).languages;
  expect(spoken({})).toEqual(['en', 'es']);
  expect(spoken({ instructions: { es: says('Escribe.') } })).toEqual(['es']);
  expect(spoken({ statement: { en: 'It is mine.' } })).toEqual(['en']);
  expect(spoken({ marking: byRubric([4, [4]]) })).toEqual(['en', 'es']);
  const { criteria } = rubricOf([4, [4]]);
  const inPart = criteria.map((one) => ({
    ...one,
    levels: one.levels.map((level) => ({ ...level, description: { es: 'Todo.' } })),
  }));
  expect(spoken({ marking: { by: 'rubric', rubric: { criteria: inPart } } })).toEqual(['es']);
});

it('names the pictures and links of its instructions', () => {
  const content = able({ instructions: { en: pictured, es: linked } });
  expect(namedMedia(content)).toEqual([
    { mediaId: pictureId, use: 'image', path: ['instructions'] },
  ]);
  expect(factsOf(content)).toMatchObject({ picturesWithoutAlt: 1, internalLinks: ['/help'] });
});

it('says when it ends, and by which rules lists go', () => {
  expect(factsOf(able({ opens: time(1) })).day).toBe(1);
  expect(factsOf(able({ opens: time(1), due: time(3) })).day).toBe(3);
  expect(factsOf(able({ due: time(3), closes: time(5) })).day).toBe(5);
  const late = { graceMinutes: 15, percentPerDay: 10, mostPercent: 50, of: 'earned' as const };
  expect(factsOf(able({ late, due: time(3) })).assignment).toEqual({
    attempts: 1,
    opens: null,
    due: time(3),
    closes: null,
    graceMinutes: 15,
    groupSetId: null,
    lookDays: null,
    passPercent: null,
    anonymous: false,
    most: 1_000_000,
  });
});

it('hides nothing from who hands it in, and is done when it was', () => {
  const content = able({ marking: byRubric([4, [4, 0]]) });
  expect(shownOf(content)).toEqual(content);
  expect(canComplete('assignment', { rule: 'submitted' })).toBe(true);
  expect(canComplete('assignment', { rule: 'passed', percent: 60 })).toBe(true);
  expect(canComplete('assignment', { rule: 'watched', percent: 90 })).toBe(false);
});

it('takes all that it may be, and knows facts about it', () => {
  fc.assert(
    fc.property(arbitraryAssignment, (content) => {
      expect(assignmentSchema.parse(content)).toEqual(content);
      const facts = factsOf(content);
      expect(blockFactsSchema.parse(facts)).toEqual(facts);
    }),
  );
});

it('has no id twice, and no more points than a mark can hold', () => {
  const { criteria } = rubricOf([4, [4, 0]], [2, [2]]);
  const [one, other] = criteria;
  if (!one || !other) throw new Error('There are two.');
  const of = (...them: object[]) => ({ marking: { by: 'rubric', rubric: { criteria: them } } });
  const at = 'marking.rubric';
  expect(refusals(of(one, other))).toEqual([]);
  expect(refusals(of(one, { ...other, criterionId: one.criterionId }))).toEqual([[at, 'repeated']]);
  expect(refusals(of(one, { ...other, levels: one.levels.slice(1) }))).toEqual([[at, 'repeated']]);
  const much = (criterion: object) => ({ ...criterion, levels: [], points: 6_000_000 });
  expect(refusals(of(much(one), much(other)))).toEqual([[at, 'too_many_points']]);
  const types = ['image/png', 'image/png'];
  const files = { files: { accepts: types, most: 1, mostBytes: 1 } };
  expect(refusals({ handIn: { ...able().handIn, ...files } })).toEqual([
    ['handIn.files.accepts', 'repeated'],
  ]);
});

it('has points in all levels of a criterion or in none, and none above the criterion’s', () => {
  const refused = (...shapes: Parameters<typeof rubricOf>) =>
    refusals({ marking: byRubric(...shapes) }).map(([, message]) => message);
  expect(refused([4, [2, 4, 0]])).toEqual([]);
  expect(refused([4, [4, null]])).toEqual(['points_in_part']);
  expect(refused([null, [0]])).toEqual(['points_in_part']);
  expect(refused([4, [5]])).toEqual(['above_most']);
});

it('takes no hidden characters in words', () => {
  const hidden = 'a\u202Eb';
  const [criterion] = rubricOf([4, [4]]).criteria;
  const rubric = { criteria: [{ ...criterion, title: { en: hidden } }] };
  expect(refusals({ statement: { en: hidden } })).toEqual([['statement.en', 'hidden_characters']]);
  expect(refusals({ marking: { by: 'rubric', rubric } })).toEqual([
    ['marking.rubric.criteria.0.title.en', 'hidden_characters'],
  ]);
});

it('begins as the schema reads what says nothing', () => {
  expect(assignmentSchema.parse({ kind: 'assignment' })).toEqual(plainAssignment);
});
