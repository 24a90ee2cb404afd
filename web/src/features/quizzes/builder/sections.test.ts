import { describe, expect, it } from 'vitest';
import {
  added,
  canStep,
  fixedSlot,
  numbersOf,
  putBack,
  repeatedIn,
  stepped,
  totalsOf,
  withoutSlot,
} from './sections.ts';
import { poolStates } from './pools.ts';
import type { DrawSlot, QuestionRow, Section } from './types.ts';

const fixed = (name: string, questionId = `Q${name}`) => ({
  ...fixedSlot({ questionId, bankId: 'B', points: 20_000 } as QuestionRow),
  slotId: name,
});
const draw = (name: string, count: number): DrawSlot => ({
  kind: 'draw',
  slotId: name,
  bankId: 'B',
  tags: ['loops'],
  difficulty: null,
  count,
  points: 5_000,
});
const section = (sectionId: string, slots: Section['slots']): Section => ({
  sectionId,
  title: null,
  instructions: null,
  shuffle: false,
  slots,
});
const idsOf = (sections: readonly Section[]) =>
  sections.map(({ slots }) => slots.map(({ slotId }) => slotId).join(''));
const two = [section('1', [fixed('a'), fixed('b')]), section('2', [draw('c', 5)])];

describe('the places of a quiz', () => {
  it('are counted and worth what they ask together', () => {
    expect(totalsOf(two)).toEqual({ questions: 7, points: 65_000 });
    expect([...numbersOf(two)]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3–7'],
    ]);
  });

  it('go over the edge of a section into the next one, and not over that of the quiz', () => {
    expect(idsOf(stepped(two, 'a', 1))).toEqual(['ba', 'c']);
    expect(idsOf(stepped(two, 'b', 1))).toEqual(['a', 'bc']);
    expect(idsOf(stepped(two, 'c', -1))).toEqual(['abc', '']);
    expect([canStep(two, 'a', -1), canStep(two, 'c', 1)]).toEqual([false, false]);
    expect(idsOf(stepped(two, 'a', -1))).toEqual(['ab', 'c']);
  });

  it('come back where they stood, whatever was done since', () => {
    const without = withoutSlot(two, 'a');
    const later = added(without?.sections ?? [], [fixed('d')], '1');
    expect(idsOf(putBack(later, without!.removed))).toEqual(['abd', 'c']);
    const gone = later.filter(({ sectionId }) => sectionId !== '1');
    expect(idsOf(putBack(gone, without!.removed))).toEqual(['ca']);
  });

  it('begin a section where there is none', () => {
    expect(idsOf(added([], [fixed('a')], null))).toEqual(['a']);
  });

  it('say which questions stand at more than one of them', () => {
    expect([...repeatedIn([section('1', [fixed('a'), fixed('b', 'Qa')])])]).toEqual(['Qa']);
  });
});

describe('the questions that a draw has to choose from', () => {
  const pool = (...questionIds: string[]) => ({ questionIds, isWhole: true });

  it('are those that are not asked anyway', () => {
    const quiz = [section('1', [fixed('a', 'Q1'), draw('d', 2)])];
    expect(poolStates(quiz, () => pool('Q1', 'Q2', 'Q3')).get('d')).toEqual({
      free: 2,
      isWhole: true,
      isShort: 'no',
    });
    expect(poolStates(quiz, () => pool('Q1', 'Q2')).get('d')).toMatchObject({ isShort: 'never' });
  });

  it('may be too few once another draw has taken from the same', () => {
    const quiz = [section('1', [draw('d', 2), draw('e', 2)])];
    const states = poolStates(quiz, () => pool('Q1', 'Q2', 'Q3'));
    expect(states.get('d')?.isShort).toBe('no');
    expect(states.get('e')?.isShort).toBe('shared');
    const apart = poolStates(quiz, ({ slotId }) =>
      slotId === 'd' ? pool('Q1', 'Q2') : pool('Q3', 'Q4'),
    );
    expect(apart.get('e')?.isShort).toBe('no');
  });
});
