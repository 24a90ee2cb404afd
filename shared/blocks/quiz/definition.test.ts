import { expect, it } from 'vitest';
import { ids } from '#functions/platform/ids.ts';
import { quizOf, type Quiz } from '#test/support/quiz-of.ts';
import { factsOf, lacksOf, namedMedia, shownOf } from '../registry.ts';
import { mostQuestionsAsked, quizSchema } from './schema.ts';

const id = () => ids.ulid(0);
const says = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
const pictured = (mediaId: string) => ({
  type: 'doc' as const,
  content: [{ type: 'image' as const, attrs: { mediaId, alt: null, decorative: false } }],
});

type Section = Quiz['sections'][number];
const fixed = (points = 10_000): Section['slots'][number] => ({
  kind: 'fixed',
  slotId: id(),
  bankId: id(),
  questionId: id(),
  version: null,
  points,
});
const drawn = (count: number): Section['slots'][number] => ({
  kind: 'draw',
  slotId: id(),
  bankId: id(),
  tags: ['loops'],
  difficulty: null,
  count,
  points: 10_000,
});
const section = (slots: Section['slots'], more: Partial<Section> = {}): Section => ({
  sectionId: id(),
  title: null,
  instructions: null,
  shuffle: false,
  slots,
  ...more,
});
const time = (day: number, at = '12:00') => ({ day, time: at, timeZone: 'Europe/Madrid' });
const lacking = (changes: Partial<Quiz>) => lacksOf('quiz', factsOf(quizOf(changes)));
const refusals = (changes: Partial<Quiz>) =>
  quizSchema.safeParse(quizOf(changes)).error?.issues.map(({ message }) => message) ?? [];

it('is empty as long as it asks nothing', () => {
  expect(factsOf(quizOf()).empty).toBe(true);
  expect(factsOf(quizOf({ sections: [section([])] })).empty).toBe(true);
  expect(factsOf(quizOf({ sections: [section([fixed()])] })).empty).toBe(false);
});

it('lacks points where no question is worth any', () => {
  expect(lacking({ sections: [section([fixed(0), fixed(0)])] })).toEqual(['no_points']);
  expect(lacking({ sections: [section([fixed(0), fixed(1)])] })).toEqual([]);
  expect(lacking({})).toEqual([]);
});

it('does not close before it opens', () => {
  const late = ['closes_before_opening'];
  expect(lacking({ opens: time(3), closes: time(2) })).toEqual(late);
  expect(lacking({ opens: time(3, '10:00'), closes: time(3, '09:59') })).toEqual(late);
  expect(lacking({ opens: time(3, '10:00'), closes: time(3, '10:01') })).toEqual([]);
  expect(lacking({ opens: null, closes: time(2) })).toEqual([]);
});

it('is there in the languages of all that is written in it', () => {
  const both = { en: says('Read.'), es: says('Lee.') };
  const sections = [section([fixed()], { instructions: { es: says('Lee.') } })];
  expect(factsOf(quizOf({ instructions: both })).languages).toEqual(['en', 'es']);
  expect(factsOf(quizOf({ instructions: both, sections })).languages).toEqual(['es']);
  const titled = [section([fixed()], { title: { en: 'One' } })];
  expect(factsOf(quizOf({ sections: titled })).languages).toEqual(['en']);
});

it('names the pictures of its instructions, each in its field', () => {
  const [one, two] = [id(), id()];
  const quiz = quizOf({
    instructions: { en: pictured(one) },
    sections: [section([]), section([], { instructions: { en: pictured(two) } })],
  });
  expect(namedMedia(quiz)).toEqual([
    { mediaId: one, use: 'image', path: ['instructions'] },
    { mediaId: two, use: 'image', path: ['sections', 1, 'instructions'] },
  ]);
  expect(factsOf(quiz).picturesWithoutAlt).toBe(2);
});

it('case 29: says nothing of its questions to those who take it', () => {
  expect(shownOf(quizOf({ sections: [section([fixed(), drawn(5)])] }))).toEqual(quizOf());
});

it('has no section and no place twice', () => {
  const slot = fixed();
  const one = section([slot]);
  expect(refusals({ sections: [one, { ...section([]), sectionId: one.sectionId }] })).toEqual([
    'repeated',
  ]);
  expect(refusals({ sections: [one, section([slot])] })).toEqual(['repeated']);
});

it('asks no more than one attempt can read', () => {
  const full = [section([drawn(50), drawn(49), fixed()])];
  expect(mostQuestionsAsked).toBe(100);
  expect(refusals({ sections: full })).toEqual([]);
  expect(refusals({ sections: [...full, section([fixed()])] })).toEqual(['too_many_questions']);
});

it('shows one question at a time where there is no way back', () => {
  expect(refusals({ back: false, oneByOne: true })).toEqual([]);
  expect(refusals({ back: false, oneByOne: false })).toEqual(['no_way_back_needs_one_by_one']);
});
