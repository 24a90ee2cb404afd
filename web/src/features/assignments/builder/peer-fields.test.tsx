// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { PeerFields } from './peer-fields.tsx';
import type { Assignment } from './types.ts';
import { useAssignmentSentence } from './use-assignment-sentence.ts';

const byChance = { reviews: 3, allocation: 'chance' as const, days: 7, percentOfMark: 0 };
const byHand = { ...byChance, allocation: 'hand' as const };
const onChange = vi.fn();
const show = (peerReview: Assignment['peerReview']) =>
  renderInSite(<PeerFields peerReview={peerReview} onChange={onChange} />);

it('deals out by chance unless it is chosen that each work is given by hand', async () => {
  await show(null);
  fireEvent.click(await screen.findByRole('switch', { name: /^Students review each other/ }));
  expect(onChange).toHaveBeenLastCalledWith(byChance);
  await show(byChance);
  const choice = await screen.findByRole('combobox', { name: 'Who chooses who reviews what' });
  expect(screen.getByLabelText('Works that each student reviews')).toBeDefined();
  fireEvent.change(choice, { target: { value: 'hand' } });
  expect(onChange).toHaveBeenLastCalledWith(byHand);
});

it('asks for no number where each work is given by hand, and says what that means', async () => {
  await show(byHand);
  await screen.findByText(/^You press, and the round begins without a single review/);
  expect(screen.queryByLabelText('Works that each student reviews')).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'chance' } });
  expect(onChange).toHaveBeenLastCalledWith(byChance);
});

it.each([
  [null, /peer reviews given by you/],
  [{ setId: '01J00000000000000000000001' }, /reviews of other groups given by you/],
])('says in the sentence of the rules that they are given by hand', async (groups, said) => {
  const assignment = assignmentOf({ peerReview: byHand, groups });
  const Sentence = () => <p>{useAssignmentSentence(null)(assignment)}</p>;
  await renderInSite(<Sentence />);
  expect(await screen.findByText(said)).toBeDefined();
});
