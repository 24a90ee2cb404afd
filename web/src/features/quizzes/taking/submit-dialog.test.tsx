// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

const spot = (slotId: string, changes: { answered?: boolean; begun?: boolean }) => ({
  slotId,
  answered: false,
  begun: false,
  flagged: false,
  ...changes,
});

type Asked = Pick<ComponentProps<typeof SubmitDialog>, 'spots' | 'passed'>;

const none = () => undefined;
const show = ({ spots, passed }: Asked) =>
  renderInSite(
    <SubmitDialog
      spots={spots}
      waiting={0}
      files={[]}
      pending={false}
      problem={null}
      passed={passed}
      onGo={none}
      onSubmit={none}
      onClose={none}
    />,
  );

it('counts what is answered in full, and leads to what is begun apart from what is empty', async () => {
  const spots = [spot('a', { answered: true }), spot('b', { begun: true }), spot('c', {})];
  await show({ spots, passed: null });
  screen.getByText('1 of 3 questions answered.');
  const under = (words: string) =>
    within(screen.getByText(words).parentElement as HTMLElement)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-label')]);
  // They may be sixty: numbers are seen, and the whole name is read out.
  expect(under('Begun')).toEqual([['2', 'Question 2']]);
  expect(under('Not answered')).toEqual([['3', 'Question 3']]);
});

it('says without a way back how many questions are still to come, and does not count the open one alone', async () => {
  const { unmount } = await show({ spots: [spot('b', {})], passed: { count: 1, total: 4 } });
  screen.getByText('You are at question 2 of 4.');
  screen.getByText('It has no complete answer yet.');
  screen.getByText(/^2 questions after it have not been asked yet\./);
  expect(screen.queryByText(/questions? answered/)).toBeNull();
  unmount();
  const last = await show({
    spots: [spot('d', { answered: true })],
    passed: { count: 3, total: 4 },
  });
  screen.getByText('You are at question 4 of 4.');
  expect(screen.queryByText(/after it/)).toBeNull();
  expect(screen.queryByText('It has no complete answer yet.')).toBeNull();
  last.unmount();
  await show({ spots: [], passed: { count: 4, total: 4 } });
  screen.getByText('You have been through all questions.');
  // There is none to go back to.
  screen.getByRole('button', { name: 'Not yet' });
  expect(screen.queryByRole('button', { name: 'Back to the questions' })).toBeNull();
});
