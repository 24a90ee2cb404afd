// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { id, points, rowOf, workOf } from '../../../../test/submission-work.ts';
import type { SubmissionWork } from '../types.ts';
import { SheetDialog } from './sheet-dialog.tsx';

const mocks = vi.hoisted(() => ({ api: vi.fn(), save: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api: mocks.api }));
vi.mock('#web/lib/save-file.ts', () => ({ saveFile: mocks.save }));

afterEach(() => vi.resetAllMocks());

const ids = { courseId: id('C0'), assignmentId: id('A0') };
const byPoints = { marks: { by: 'points' as const, most: points(10) } };

const problem = (code: 'not_found' | 'stale_version' | 'internal', status: number) =>
  new ApiError(status, { code, status, title: code, type: 'about:blank', requestId: 'r' });

type Saved = { params: { submissionId: string }; body: unknown; idempotencyKey: string };

/** Answers as the server would; `refuses` says for whose work a save fails. */
function serve(
  works: SubmissionWork[],
  refuses: (submissionId: string) => Error | null = () => null,
) {
  const saved: Saved[] = [];
  mocks.api.mockImplementation(async (route: string, input: Saved) => {
    const { submissionId } = input.params;
    if (route === 'submissions.list')
      return { items: works.map((_, at) => rowOf(at + 1)), nextCursor: null };
    const work = works.find((one) => one.submissionId === submissionId);
    if (route === 'submissions.get') {
      if (!work) throw problem('not_found', 404);
      return work;
    }
    const refused = refuses(submissionId);
    if (refused) throw refused;
    saved.push(input);
    return {};
  });
  return saved;
}

async function open() {
  await renderInSite(<SheetDialog ids={ids} list={undefined} onClose={() => undefined} />);
  return screen.findByRole('dialog', { name: 'Mark in a spreadsheet' });
}

const bring = (dialog: HTMLElement, text: string) =>
  fireEvent.change(dialog.querySelector('input[type=file]')!, {
    target: { files: [new File([text], 'marking.csv')] },
  });

it('hands over a sheet with a row for each submission, and what is written of it so far', async () => {
  serve([workOf(1, byPoints), workOf(2, byPoints)]);
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download the sheet' }));
  await waitFor(() => expect(mocks.save).toHaveBeenCalledOnce());
  const [name, text] = mocks.save.mock.calls[0] as [string, string];
  expect(name).toMatch(/^marking-an-essay-\d{4}-\d\d-\d\d\.csv$/);
  const [head, first] = text.slice(1).split('\r\n');
  expect(head).toBe('Submission,Student,Submitted,Points,Out of,Feedback');
  expect(first).toMatch(new RegExp(`^${id(1)},Person 1,2026-03-02 \\d\\d:00,,10,$`));
});

it('shows what would change before it writes, as drafts or ready, each over the version that was read', async () => {
  const saved = serve([workOf(1, byPoints), workOf(2, byPoints)]);
  const dialog = await open();
  bring(dialog, `Submission,Points,Feedback\n${id(1)},7.5,Clear.\n${id(9)},1,\n${id(2)},,\n`);
  await within(dialog).findByText('1 submission changes.');
  within(dialog).getByText('1 row changes nothing.');
  const faults = within(dialog).getByRole('table', { name: '1 row cannot be taken' });
  within(faults).getByText('No submission of this assignment has this code.');
  const changes = within(dialog).getByRole('table', { name: 'What changes' });
  within(changes).getByText('none → 7.5');
  expect(saved).toEqual([]);
  fireEvent.click(within(dialog).getByRole('switch', { name: 'They are ready' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Write 1 marking' }));
  await within(dialog).findByText('1 marking is written.');
  expect(saved.map(({ params, body }) => ({ params, body }))).toEqual([
    {
      params: { submissionId: id(1) },
      body: {
        version: null,
        marking: {
          choices: [],
          isLateWaived: false,
          comments: [],
          points: points(7.5),
          comment: 'Clear.',
        },
        isReady: true,
      },
    },
  ]);
});

it('says that points are not read where a rubric gives them, and takes the feedback', async () => {
  const saved = serve([workOf(1), workOf(2)]);
  const dialog = await open();
  within(dialog).getByText(/Where a rubric gives the points, the sheet holds feedback alone\.$/);
  bring(dialog, `Submission,Points,Feedback\n${id(1)},99,Well argued.\n${id(2)},4,\n`);
  await within(dialog).findByText('The points in 2 rows are not read: a rubric gives them here.');
  within(dialog).getByText('1 submission changes.');
  within(dialog).getByText('1 row changes nothing.');
  expect(saved).toEqual([]);
});

it('names what could not be written, and writes that again alone', async () => {
  let isStale = true;
  const saved = serve([workOf(1, byPoints), workOf(2, byPoints)], (submissionId) =>
    isStale && submissionId === id(2) ? problem('stale_version', 409) : null,
  );
  const dialog = await open();
  bring(dialog, `Submission,Points\n${id(1)},7\n${id(2)},8\n`);
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Write 2 markings' }));
  await within(dialog).findByText('1 marking is written.');
  within(within(dialog).getByRole('table', { name: '1 was not written' })).getByText('Person 2');
  isStale = false;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try these again' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.params.submissionId).toBe(id(2));
  expect(within(dialog).queryByRole('table')).toBeNull();
});

it('says why a file is no marking sheet, and what went wrong, and loses nothing', async () => {
  serve([workOf(1, byPoints)]);
  const dialog = await open();
  bring(dialog, 'Name,Mark\nAda,7\n');
  await within(dialog).findByText(/^The columns “Submission” and/);
  mocks.api.mockRejectedValue(problem('internal', 500));
  bring(dialog, `Submission,Points\n${id(1)},7\n`);
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  const saved = serve([workOf(1, byPoints)]);
  fireEvent.click(again);
  expect(await within(dialog).findByText('1 submission changes.')).toBeDefined();
  expect(saved).toEqual([]);
});
