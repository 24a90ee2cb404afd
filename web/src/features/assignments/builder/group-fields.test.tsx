// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { GroupFields } from './group-fields.tsx';
import { MarkingPanel } from './marking-panel.tsx';
import type { Assignment, Fault } from './types.ts';
import { useAssignmentSentence } from './use-assignment-sentence.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const setId = '01J00000000000000000000001';
const place = {
  courseId: '01J00000000000000000000002',
  assignmentId: '01J00000000000000000000003',
  title: 'An essay',
  startsOn: null,
  endsOn: null,
  completion: { rule: 'submitted' as const },
  isSubmitted: false,
};
const setOf = (mostMembers: number) => ({ setId, name: { en: 'Teams' }, groups: 2, mostMembers });
const onChange = vi.fn();
const show = (changes: Partial<Assignment>, faults: Fault[] = [], isSubmitted = false) =>
  renderInSite(
    <GroupFields
      place={{ ...place, isSubmitted }}
      assignment={assignmentOf(changes)}
      issues={[]}
      faults={faults}
      onChange={onChange}
    />,
  );

beforeEach(() => {
  onChange.mockReset();
  call.mockReset();
});

it('asks nothing of groups while each submits alone, and is turned on without a set', async () => {
  await show({});
  const on = await screen.findByRole('switch');
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(on);
  expect(onChange).toHaveBeenCalledWith({ groups: { setId: null } });
  expect(call).not.toHaveBeenCalled();
});

it('offers the sets of the course, and says what is wrong until one is chosen', async () => {
  call.mockResolvedValue({ items: [setOf(5)], nextCursor: null });
  await show({ groups: { setId: null } }, ['no_group_set']);
  await screen.findByText(/Choose the groups that submit it/);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: setId } });
  expect(onChange).toHaveBeenCalledWith({ groups: { setId } });
});

it('warns of groups that are too large', async () => {
  call.mockResolvedValue({ items: [setOf(20)], nextCursor: null });
  await show({ groups: { setId } });
  expect(await screen.findByText(/may have 20 members/)).toBeDefined();
});

it('says whom members of groups review, where it is chosen and in the sentence of the rules', async () => {
  const assignment = assignmentOf({
    groups: { setId },
    peerReview: { reviews: 3, allocation: 'chance', days: 7, percentOfMark: 0 },
  });
  const Sentence = () => <p>{useAssignmentSentence(null)(assignment)}</p>;
  await renderInSite(
    <>
      <Sentence />
      <MarkingPanel
        place={place}
        assignment={assignment}
        issues={[]}
        faults={[]}
        onChange={onChange}
        before={null}
        onReplaced={onChange}
      />
    </>,
  );
  await screen.findByText(/^Each member of a group reviews works of other groups/);
  expect(screen.getByText(/3 reviews of other groups by each person/)).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: /Students review each other/ }));
  expect(onChange).toHaveBeenCalledWith({ peerReview: null });
});

it('leads to the groups of a course that has none', async () => {
  call.mockResolvedValue({ items: [], nextCursor: null });
  await show({ groups: { setId: null } });
  await screen.findByText(/has no groups yet/);
  expect(screen.getByRole('link', { name: 'Make or change groups' })).toBeDefined();
});

it('says that it stays as it is once somebody has submitted', async () => {
  await show({}, [], true);
  await screen.findByText(/^Each student submits on their own/);
  expect(screen.queryByRole('switch')).toBeNull();
});
