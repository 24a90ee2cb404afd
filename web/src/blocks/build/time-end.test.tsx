// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { dayAfter, TimeFields } from './time-end.tsx';

const now = Date.parse('2026-03-11T12:00:00Z');

it.each([
  ['a course that has not begun', '2026-04-01', 0, 7],
  ['one without a first day', null, 0, 7],
  ['one on its tenth day', '2026-03-02', 0, 16],
  ['one whose day is still to come', '2026-03-02', 20, 27],
])('counts a week from today at the earliest, in %s', (_, startsOn, from, day) => {
  expect(dayAfter({ from, days: 7 }, startsOn, now)).toBe(day);
});

it.each([
  ['2001-01-01', /^That was Jan 8, 2001.*it is over/],
  ['2999-01-01', /^That is Jan 8, 2999/],
  [null, /no first day/],
])('says whether the time has passed, in a course from %s', async (startsOn, said) => {
  const value = { day: 7, time: '10:00', timeZone: 'UTC' };
  await renderInSite(
    <TimeFields value={value} startsOn={startsOn} isTimeWrong={false} onChange={() => {}} />,
  );
  expect(screen.getByText(said)).toBeDefined();
});
