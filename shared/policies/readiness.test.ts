import { describe, expect, it } from 'vitest';
import { factsOf } from '#shared/blocks/registry.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { QuizFindingCode } from '#shared/schemas/structure.ts';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { quizOf } from '#test/support/quiz-of.ts';
import { readinessOf } from './readiness.ts';

const both = { en: 'Something', es: 'Algo' };
const course = {
  courseId: 'c',
  title: { en: 'A course' } as { en?: string; es?: string },
  summary: { en: 'About something' } as { en?: string },
  effort: { hours: 5 },
  cover: {},
  startsOn: null as string | null,
  completeFrom: null as number | null,
  endsOn: null as string | null,
};
const rules = { release: null, prerequisites: [] };
const module = { moduleId: 'm', title: both, ...rules };
const words = (...content: object[]) => ({
  kind: 'text',
  body: { en: { type: 'doc', content: [{ type: 'paragraph', content }] } },
});
const said = { type: 'text', text: 'Read me' };
const linked = (href: string) => ({ ...said, marks: [{ type: 'link', attrs: { href } }] });
const picture = (attrs: object) => ({
  kind: 'text',
  body: { en: { type: 'doc', content: [{ type: 'image', attrs: { mediaId: 'p', ...attrs } }] } },
});

type Parts = {
  course?: Partial<typeof course>;
  block?: object;
  coded?: string[];
  found?: QuizFindingCode[];
};

function codesOf(
  content: object,
  { course: said = {}, block = {}, coded = [], found = [] }: Parts = {},
): string[] {
  const whole = content as BlockContent;
  const one = {
    blockId: 'b',
    moduleId: 'm',
    title: both,
    preview: false,
    minutes: 5,
    kind: whole.kind,
    ...rules,
    facts: factsOf(whole),
    ...block,
  };
  const of = { modules: [module], blocks: [one] };
  const around = { coded: new Set(coded), found: { b: found } };
  return readinessOf({ ...course, ...said }, of, around).map(({ code }) => code);
}
const live = (day: number) => ({ kind: 'live', day });
const slot = {
  kind: 'fixed' as const,
  slotId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  bankId: 'c',
  questionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  version: null,
  points: 1,
};
const section = { title: null, instructions: null, shuffle: false, slots: [slot] };
const asking = quizOf({ sections: [{ sectionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', ...section }] });
const opening = { ...asking, opens: { day: 3, time: '08:00', timeZone: 'Europe/Madrid' } };
const fortnight = { startsOn: '2030-01-01', endsOn: '2030-01-15' };

describe('readiness', () => {
  it('finds nothing where nothing is missing', () => {
    expect(codesOf(words(said))).toEqual([]);
  });

  it('waits with publishing for a summary, which a draft need not have', () => {
    const found = readinessOf(
      { ...course, summary: { en: '' } },
      { modules: [], blocks: [] },
      { coded: new Set(), found: {} },
    );
    expect(found).toContainEqual({
      code: 'no_summary',
      blocking: true,
      moduleId: null,
      blockId: null,
    });
    expect(found.map(({ code }) => code)).not.toContain('missing_translation');
  });

  it('says where the lessons take longer than the course does', () => {
    const said = { effort: { hours: 1 } };
    expect(
      codesOf(words({ type: 'text', text: 'x' }), { course: said, block: { minutes: 61 } }),
    ).toEqual(['more_than_hours']);
    expect(
      codesOf(words({ type: 'text', text: 'x' }), { course: said, block: { minutes: 60 } }),
    ).toEqual([]);
  });

  it('says where a course asks for a total and nothing gives a mark', () => {
    const asks = { course: { completeFrom: 7000 } };
    expect(codesOf(words(said), asks)).toEqual(['nothing_graded']);
    expect(codesOf(words(said))).toEqual([]);
    expect(codesOf(assignmentOf(), asks)).not.toContain('nothing_graded');
  });

  it('misses lessons and a cover', () => {
    const found = readinessOf(
      { ...course, cover: null },
      { modules: [module], blocks: [] },
      { coded: new Set(), found: {} },
    );
    expect(found).toEqual([
      { code: 'no_blocks', blocking: true, moduleId: null, blockId: null },
      { code: 'no_cover', blocking: false, moduleId: null, blockId: null },
    ]);
  });

  it.each([
    ['an empty text', words(), ['empty_block']],
    ['blank paragraphs', words({ type: 'text', text: '   ' }), ['empty_block']],
    ['a formula alone', words({ type: 'inlineMath', attrs: { latex: 'x' } }), []],
    ['a picture without words', picture({ alt: null, decorative: false }), ['picture_without_alt']],
    ['decoration', picture({ alt: null, decorative: true }), []],
    [
      'an image without words',
      { kind: 'image', alt: null, caption: null },
      ['picture_without_alt'],
    ],
    ['a video without captions', { kind: 'video', captions: [] }, ['video_without_captions']],
    [
      'audio without a transcript',
      { kind: 'audio', transcript: null },
      ['audio_without_transcript'],
    ],
    [
      'an assignment that asks for nothing yet',
      assignmentOf(),
      ['empty_block', 'nothing_to_hand_in'],
    ],
    ['a link to a lesson', words(linked('/courses/c/modules/m/content/b')), []],
    ['a link to one that moved', words(linked('/courses/c/modules/old/content/b#top')), []],
    ['a link to nowhere', words(linked('/courses/c/modules/m/content/x')), ['broken_link']],
    ['a link into another course', words(linked('/courses/d/modules/m/content/x')), []],
    ['a session without a start to count from', live(1), ['no_first_day']],
    ['a quiz that opens on a day without a start to count from', opening, ['no_first_day']],
    ['a quiz without dates', asking, []],
  ])('%s', (_, content, codes) => {
    expect(codesOf(content)).toEqual(codes);
  });

  it.each([
    ['a session within the course', live(14), {}, []],
    ['a session behind its end', live(15), {}, ['date_outside_course']],
    [
      'a lesson behind its end',
      words(said),
      { release: { from: 'courseStart', days: 15 } },
      ['date_outside_course'],
    ],
    ['days from the enrollment', words(said), { release: { from: 'enrollment', days: 99 } }, []],
    [
      'one that waits for itself',
      words(said),
      { prerequisites: [{ kind: 'block', blockId: 'b' }] },
      ['unreachable'],
    ],
    [
      'one that waits for its own module',
      words(said),
      { prerequisites: [{ kind: 'module', moduleId: 'm' }] },
      ['unreachable'],
    ],
  ])('%s', (_, content, block, codes) => {
    expect(codesOf(content, { course: fortnight, block })).toEqual(codes);
  });

  it('waits with publishing for the access code that a quiz asks for', () => {
    const locked = { ...asking, needsCode: true };
    expect(codesOf(locked)).toEqual(['no_access_code']);
    expect(codesOf(locked, { coded: ['b'] })).toEqual([]);
    expect(codesOf(asking)).toEqual([]);
  });

  it('waits with publishing for the questions that its quizzes lack', () => {
    expect(codesOf(asking, { found: ['too_few_questions', 'missing_question'] })).toEqual([
      'too_few_questions',
      'missing_question',
    ]);
    const other = { coded: new Set<string>(), found: { other: ['too_few_questions' as const] } };
    expect(readinessOf(course, { modules: [module], blocks: [] }, other)).toEqual([
      { code: 'no_blocks', blocking: true, moduleId: null, blockId: null },
    ]);
    const found = { coded: new Set<string>(), found: { b: ['missing_question' as const] } };
    const block = {
      blockId: 'b',
      moduleId: 'm',
      title: both,
      preview: false,
      minutes: 5,
      ...rules,
      kind: asking.kind,
      facts: factsOf(asking),
    };
    expect(readinessOf(course, { modules: [module], blocks: [block] }, found)).toEqual([
      { code: 'missing_question', blocking: true, moduleId: 'm', blockId: 'b' },
    ]);
  });

  it('asks for the languages of the title everywhere', () => {
    const bilingual = { course: { title: both, summary: both } };
    expect(codesOf(words(said), bilingual)).toEqual(['missing_translation']);
    expect(codesOf({ kind: 'video', captions: [{}] }, bilingual)).toEqual([]);
    expect(
      codesOf({ kind: 'video', captions: [{}] }, { ...bilingual, block: { title: { en: 'One' } } }),
    ).toEqual(['missing_translation']);
    expect(codesOf(words(said), { course: { title: both } })).toEqual([
      'missing_translation',
      'missing_translation',
    ]);
  });
});
