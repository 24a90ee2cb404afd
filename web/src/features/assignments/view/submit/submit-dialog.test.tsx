// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { lateAdjustment } from '#shared/grading/late.ts';
import '../../../../../test/dialogs.ts';
import { pageOf } from '../../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import { noDraft } from '../draft/no-draft.ts';
import type { DraftFile } from '../draft/types.ts';
import { goingOf } from './going.ts';
import { SubmitDialog } from './submit-dialog.tsx';

const file: DraftFile = {
  mediaId: 'm',
  fileName: 'essay.pdf',
  contentType: 'application/pdf',
  bytes: 2_000_000,
  state: 'ready',
  part: 'files',
};
const draft = { ...noDraft, link: 'https://example.org/me', files: [file] };

const show = async (changes: Partial<ComponentProps<typeof SubmitDialog>> = {}) => {
  const onSubmit = vi.fn();
  const page = pageOf({ attempts: 3, ...changes.page });
  await renderInSite(
    <SubmitDialog
      going={goingOf(page, draft)}
      underWay={0}
      used={1}
      late={null}
      isConnected
      isSending={false}
      problem={null}
      onSubmit={onSubmit}
      onClose={() => undefined}
      {...changes}
      page={page}
    />,
  );
  return { onSubmit, button: screen.getByRole('button', { name: 'Submit now' }) };
};

it('lists exactly what goes, and which of how many submissions it is', async () => {
  const { onSubmit, button } = await show();
  const list = screen.getByRole('list', { name: 'What you submit' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Your link: https://example.org/me', 'essay.pdf2 MB']);
  expect(screen.getByText('This is submission 2 of 3. The last one counts.')).toBeDefined();
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(false);
});

it('asks for the statement of own work before it sends anything', async () => {
  const { onSubmit, button } = await show({
    page: { anonymous: true, attempts: 1, statement: { en: 'This is my own work.' } },
  });
  fireEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Confirm the statement before you submit.');
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'This is my own work.' }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(true);
});

it.each<[string, Partial<ComponentProps<typeof SubmitDialog>>, string | RegExp]>([
  ['a file is on its way', { underWay: 1 }, /^1 file is still on its way/],
  ['there is nothing', { going: goingOf(pageOf(), noDraft) }, 'There is nothing to submit yet.'],
  ['there is no connection', { isConnected: false }, /nothing will be by itself/],
])('sends nothing while %s, and says so', async (_, changes, words) => {
  const { button } = await show(changes);
  expect(screen.getByText(words)).toBeDefined();
  expect(button.hasAttribute('disabled')).toBe(true);
});

it.each([1, 2])(
  'counts what came back beyond the %i that there are for everybody',
  async (attempts) => {
    await show({ page: { anonymous: false, statement: null, attempts }, used: attempts });
    expect(
      screen.getByText(`This is submission ${attempts + 1}. The last one counts.`),
    ).toBeDefined();
  },
);

it('works out what being late costs now', async () => {
  const dueAt = Date.parse('2026-03-01T10:00:00.000Z');
  const rule = { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' as const };
  const late = lateAdjustment(
    rule,
    { dueAt, submittedAt: dueAt + 1 },
    { points: 1_000_000, most: 1_000_000 },
  );
  await show({ late });
  expect(screen.getByText(/1 day late: −10%\. 100 points become 90\./)).toBeDefined();
});

it('says why it was not handed in, and can be tried again', async () => {
  const { button } = await show({ problem: 'Nothing was submitted. It has closed.' });
  expect(screen.getByRole('alert').textContent).toBe('Nothing was submitted. It has closed.');
  expect(button.hasAttribute('disabled')).toBe(false);
});
