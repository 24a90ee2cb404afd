// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createServerClock } from '#web/lib/server-clock.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { useStateWords, type WorkFacts } from './use-state-words.ts';

const noon = '2026-03-05T12:00:00.000Z';
const clock = createServerClock(noon, () => 0);
const at = (hours: number) => new Date(Date.parse(noon) + hours * 3_600_000).toISOString();

const none: WorkFacts = {
  label: 'pending',
  state: 'none',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  submittedAt: null,
  locks: [],
};

function Words({ facts }: { facts: WorkFacts }) {
  const { text, urgent } = useStateWords()(facts, clock);
  return <p data-urgent={urgent}>{text}</p>;
}

it.each<[string, Partial<WorkFacts>, RegExp, boolean]>([
  ['nothing is due', {}, /^No due date$/, false],
  ['time is left', { dueAt: at(72) }, /^Due on .*: 3 days left$/, false],
  ['little time is left', { dueAt: at(5) }, /^Due on .*: 5 hours left$/, true],
  ['it only closes', { closesAt: at(5) }, /^Closes on .*: 5 hours left$/, true],
  ['it is still shut', { opensAt: at(1) }, /^Opens on /, false],
  ['it opens with its course', { locks: [{ reason: 'opensAt', at: at(1) }] }, /^Opens on /, false],
  ['it is late', { label: 'notSubmitted', dueAt: at(-1) }, /can still submit, late\.$/, true],
  [
    'it is late and closes',
    { label: 'notSubmitted', dueAt: at(-1), closesAt: at(1) },
    /can still submit, late, until /,
    true,
  ],
  [
    'it has closed',
    { label: 'notSubmitted', dueAt: at(-2), closesAt: at(-1) },
    /^Closed on /,
    false,
  ],
  [
    'it was handed in',
    { label: 'submitted', state: 'submitted', submittedAt: at(-1), closesAt: at(-1) },
    /^Submitted on /,
    false,
  ],
  [
    'it was handed in late',
    { label: 'late', state: 'submitted', submittedAt: at(-1) },
    /^Submitted late, on /,
    false,
  ],
  ['it came back', { state: 'returned', submittedAt: at(-1) }, /^Returned to you/, true],
])('%s', async (_, changes, words, urgent) => {
  await renderInSite(<Words facts={{ ...none, ...changes }} />);
  const said = screen.getByText(words);
  expect(said.dataset['urgent']).toBe(String(urgent));
});
