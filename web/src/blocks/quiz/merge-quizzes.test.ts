import { expect, it } from 'vitest';
import { quizOf, type Quiz } from '#test/support/quiz-of.ts';
import { mergeQuizzes } from './merge-quizzes.ts';

const slot = (slotId: string, points = 10_000): Quiz['sections'][number]['slots'][number] => ({
  kind: 'fixed',
  slotId,
  bankId: 'B',
  questionId: `Q${slotId}`,
  version: null,
  points,
});
const section = (sectionId: string, slots: string[]): Quiz['sections'][number] => ({
  sectionId,
  title: null,
  instructions: null,
  shuffle: false,
  slots: slots.map((id) => slot(id)),
});
const quiz = (...sections: Quiz['sections']) => quizOf({ sections });
const merged = (seen: Quiz, mine: Quiz, theirs: Quiz) => {
  const { clashes, build } = mergeQuizzes(seen, mine, theirs);
  return { clashes, quiz: build(() => 'mine') as Quiz };
};
const idsOf = ({ sections }: Quiz) =>
  sections.map(({ sectionId, slots }) =>
    [sectionId, ...slots.map(({ slotId }) => slotId)].join(' '),
  );
const seen = quiz(section('s', ['a', 'b', 'c']));

it('has what each of two people added, removed and set', () => {
  const mine = { ...quiz(section('s', ['a', 'b', 'c', 'm'])), minutes: 40 };
  const theirs = { ...quiz(section('s', ['t', 'a', 'c']), section('z', ['y'])), attempts: 3 };
  const both = merged(seen, mine, theirs);
  expect(both.clashes).toEqual([]);
  expect(idsOf(both.quiz)).toEqual(['s t a c m', 'z y']);
  expect(both.quiz).toMatchObject({ minutes: 40, attempts: 3 });
});

it('keeps the order of whoever moved something', () => {
  const mine = quiz(section('s', ['c', 'a', 'b']));
  const theirs = quiz(section('s', ['a', 'b', 'c', 't']));
  expect(idsOf(merged(seen, mine, theirs).quiz)).toEqual(['s c t a b']);
  expect(idsOf(merged(seen, theirs, mine).quiz)).toEqual(['s c t a b']);
});

it('loses no question of a section that the other removed', () => {
  const before = quiz(section('s', ['a']), section('z', ['y']));
  const mine = quiz(section('s', ['a']), section('z', ['y', 'm']));
  const theirs = quiz(section('s', ['a']));
  expect(idsOf(merged(before, mine, theirs).quiz)).toEqual(['s a m']);
});

it('asks where both gave one question other points', () => {
  const points = (worth: number) => quiz({ ...section('s', []), slots: [slot('a', worth)] });
  const { clashes } = mergeQuizzes(points(10_000), points(20_000), points(30_000));
  expect(clashes).toMatchObject([
    { path: ['sections', 'slots', 'a', 'points'], mine: 20_000, theirs: 30_000 },
  ]);
});
