// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { rubricOf } from '#test/support/rubric-of.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';

type Facts = ComponentProps<typeof AssignmentFacts>['assignment'];

const none = { at: null, because: 'none' } as const;
const at = '2026-03-05T15:00:00.000Z';

const factsOf = (changes: Partial<Facts> = {}): Facts => ({
  ...assignmentOf(),
  opens: none,
  due: none,
  closes: none,
  submissions: [],
  ...changes,
});

/** The lines below a name. */
const said = (name: string) =>
  [...(screen.getByText(name).nextElementSibling?.children ?? [])].map((line) => line.textContent);

it('says what can be handed in, each kind in a line', async () => {
  const handIn: Facts['handIn'] = {
    text: { mostWords: 1500 },
    files: { accepts: ['application/pdf', 'image/png'], most: 3, mostBytes: 50_000_000 },
    link: true,
    recording: { as: 'either', mostMinutes: 5 },
  };
  await renderInSite(<AssignmentFacts assignment={factsOf({ handIn })} />);
  expect(said('What to submit')).toEqual([
    'A text of at most 1,500 words',
    'Up to 3 files',
    'Documents: .pdf up to 50 MB',
    'Images: .png up to 20 MB',
    'A link to a page on the web',
    'An audio or video recording of at most 5 minutes',
  ]);
});

it('leaves out what there is nothing to say of', async () => {
  await renderInSite(<AssignmentFacts assignment={factsOf()} />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual(['What to submit', 'Submissions', 'Points']);
  expect(said('What to submit')).toEqual(['Nothing yet']);
  expect(said('Submissions')).toEqual(['You can submit once.']);
  expect(said('Points')).toEqual(['100 points']);
});

it('counts what was submitted and not withdrawn', async () => {
  const submissions = [false, true, false].map((isWithdrawn) => ({ isWithdrawn }));
  await renderInSite(<AssignmentFacts assignment={factsOf({ attempts: 3, submissions })} />);
  expect(said('Submissions')).toEqual([
    'You can submit up to 3 times. The last submission counts; you can replace it until someone begins to mark it. You have submitted 2 times.',
  ]);
});

it('says that what came back can be handed in once more', async () => {
  const submissions = [{ isWithdrawn: false }];
  await renderInSite(<AssignmentFacts assignment={factsOf({ submissions, state: 'returned' })} />);
  expect(said('Submissions')).toEqual([
    'You can submit once. You have submitted once. It was sent back to you: you can submit once more.',
  ]);
});

it('names the zone of its dates, and why they are others than everybody’s', async () => {
  const dates: Partial<Facts> = {
    opens: { at, because: 'course' },
    due: { at, because: 'person' },
    closes: { at: null, because: 'noStart' },
  };
  await renderInSite(<AssignmentFacts assignment={factsOf(dates)} />);
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [opens = ''] = said('Opens');
  expect(opens).toContain('Mar 5, 2026');
  expect(opens?.endsWith(zone ?? '?')).toBe(true);
  expect(said('Due')).toEqual([`${opens} (for you alone)`]);
  expect(said('Closes')).toEqual(['Not set yet: the course has no first day']);
});

it('works out what two days late would cost', async () => {
  const late = { graceMinutes: 90, percentPerDay: 10, mostPercent: 50, of: 'earned' as const };
  const changes = { late, due: { at, because: 'course' as const } };
  await renderInSite(<AssignmentFacts assignment={factsOf(changes)} />);
  expect(said('Late work')).toEqual([
    'Each day that has begun after the due date costs 10% of the points earned. No more than 50% is ever lost. Up to 1 hour, 30 minutes late costs nothing.',
    'For example, 2 days late: −20%. 80 points become 64.',
  ]);
});

it('says that late work costs nothing where it does not', async () => {
  await renderInSite(<AssignmentFacts assignment={factsOf({ due: { at, because: 'group' } })} />);
  expect(said('Late work')).toEqual(['It is labeled as late and costs nothing.']);
});

it('says by what it is marked, what is enough and what comes before, in Spanish', async () => {
  const changes: Partial<Facts> = {
    marking: { by: 'rubric', rubric: rubricOf([10, [10, 0]], [null, []]) },
    passPercent: 65,
    selfAssessment: true,
    statement: { es: 'Es mío.' },
    anonymous: true,
  };
  await renderInSite(<AssignmentFacts assignment={factsOf(changes)} />, { language: 'es' });
  expect(said('Puntos')).toEqual(['10 puntos. Rúbrica con 2 criterios']);
  expect(said('Para aprobar')).toEqual(['65\u00a0%: 6,5 de 10 puntos']);
  expect(said('Antes de entregar')).toEqual([
    'Corriges tu propio trabajo con la rúbrica.',
    'Confirmas una declaración sobre tu propio trabajo.',
  ]);
  expect(said('Nombres')).toHaveLength(1);
});

it('asks for no self-assessment without a rubric, and names no points of one without them', async () => {
  const plain = factsOf({ selfAssessment: true });
  const { rerender } = await renderInSite(<AssignmentFacts assignment={plain} />);
  expect(screen.queryByText('Before you submit')).toBeNull();
  rerender(<></>);
  const rubric = rubricOf([null, [null]]);
  const inWords = factsOf({ marking: { by: 'rubric', rubric }, passPercent: 50 });
  await renderInSite(<AssignmentFacts assignment={inWords} />);
  expect(said('Points')).toEqual(['Rubric with 1 criterion']);
  expect(said('To pass')).toEqual(['50%']);
});

it('says nothing of late work where it closes when it is due, and what it costs where it closes later', async () => {
  const due = { at, because: 'course' } as const;
  const { unmount } = await renderInSite(
    <AssignmentFacts assignment={factsOf({ late: null, due, closes: due })} />,
  );
  expect(screen.queryByText('Late work')).toBeNull();
  unmount();
  const closes = { at: '2026-03-05T15:01:00.000Z', because: 'course' } as const;
  await renderInSite(<AssignmentFacts assignment={factsOf({ late: null, due, closes })} />);
  expect(said('Late work')).toEqual(['It is labeled as late and costs nothing.']);
});
