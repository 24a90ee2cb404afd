import { expect, it } from 'vitest';
import { questionFindingCodes } from '#shared/schemas/questions.ts';
import en from '#web/locales/en/questionFiles.json';
import es from '#web/locales/es/questionFiles.json';
import { changeEffects, dropReasons, refusals } from './reasons.ts';

it.each([en, es])('Every reason has its words, and no words are without one', (words) => {
  const keys = (texts: object) => Object.keys(texts).toSorted();
  expect(keys(words.change)).toEqual(Object.keys(changeEffects).toSorted());
  expect(keys(words.lacks)).toEqual([...questionFindingCodes].toSorted());
  expect(keys(words.dropped)).toEqual([...dropReasons].toSorted());
  expect(keys(words.refused)).toEqual([...refusals].toSorted());
});
