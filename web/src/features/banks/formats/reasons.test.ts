import { expect, it } from 'vitest';
import en from '#web/locales/en/banks.json';
import es from '#web/locales/es/banks.json';
import { changeEffects, dropReasons, refusals } from './reasons.ts';

it.each([en, es])('Every reason has its words, and no words are without one', ({ formats }) => {
  const keys = (texts: object) => Object.keys(texts).toSorted();
  expect(keys(formats.change)).toEqual(Object.keys(changeEffects).toSorted());
  expect(keys(formats.dropped)).toEqual([...dropReasons].toSorted());
  expect(keys(formats.refused)).toEqual([...refusals].toSorted());
});
