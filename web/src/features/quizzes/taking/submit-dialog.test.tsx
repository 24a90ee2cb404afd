// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
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

it('counts what is answered in full, and leads to what is begun apart from what is empty', async () => {
  const none = () => undefined;
  await renderInSite(
    <SubmitDialog
      spots={[spot('a', { answered: true }), spot('b', { begun: true }), spot('c', {})]}
      waiting={0}
      files={[]}
      pending={false}
      problem={null}
      canGo
      onGo={none}
      onSubmit={none}
      onClose={none}
    />,
  );
  screen.getByText('1 of 3 questions answered.');
  const under = (words: string) =>
    within(screen.getByText(words).parentElement as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(under('Begun')).toEqual(['Question 2']);
  expect(under('Not answered')).toEqual(['Question 3']);
});
