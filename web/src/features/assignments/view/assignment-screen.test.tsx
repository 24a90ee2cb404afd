// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { rubricOf } from '#test/support/rubric-of.ts';
import type { RichEditorProps } from '#web/blocks/text/rich/rich-editor.tsx';
import type { AssignmentPage, OwnSubmission } from '#web/blocks/assignment/types.ts';
import '../../../../test/dialogs.ts';
import { pageOf, receiptOf, submissionOf } from '../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { AssignmentScreen } from './assignment-screen.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const says = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const textOf = (document: RichText | undefined) =>
  (JSON.stringify(document) ?? '').match(/"text":"([^"]*)"/)?.[1];

// A browser that lays nothing out has no place for a cursor.
vi.mock('#web/blocks/text/rich/rich-editor.tsx', () => ({
  default: ({ label, value, onChange }: RichEditorProps) => (
    <textarea
      aria-label={label}
      value={textOf(value) ?? ''}
      onChange={({ target }) => onChange(says(target.value))}
    />
  ),
}));

const problem = (status: number, code: ErrorCode) =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r' });

const withText = { text: { mostWords: null }, files: null, link: false, recording: null };

/** A server with one assignment, which takes a draft and hands it in. */
function serve(start: Partial<AssignmentPage> = {}, submissions: OwnSubmission[] = []) {
  const server = { page: pageOf({ handIn: withText, ...start }), fails: null as Error | null };
  call.mockImplementation(async (route: string, input: { body?: never; params: never }) => {
    const { body, params } = input as unknown as {
      body: { version: number | null; draft: { text: RichText | null; link: string | null } };
      params: { number: string };
    };
    if (server.fails) throw server.fails;
    if (route === 'assignments.get') return server.page;
    // A copy, as an answer is: the page sees by what it had that something changed.
    if (route === 'assignments.getSubmission')
      return structuredClone(
        submissions.find(({ number }) => String(number) === params.number) ?? submissionOf(1),
      );
    if (route === 'assignments.saveDraft') {
      if (server.page.refusal) throw problem(409, server.page.refusal);
      const draft = {
        text: body.draft.text,
        link: body.draft.link,
        files: [],
        selfAssessment: [],
        version: (body.version ?? 0) + 1,
        savedAt: server.page.now,
      };
      const state = server.page.submissions.length > 0 ? server.page.state : 'draft';
      server.page = { ...server.page, state, draft };
      return { ...draft, newest: server.page.submissions[0]?.number ?? 0 };
    }
    if (route === 'assignments.submit') {
      if (body.version !== (server.page.draft?.version ?? 0)) throw problem(409, 'stale_version');
      const receipt = receiptOf(1, { words: 2, files: [] });
      server.page = {
        ...server.page,
        state: 'submitted',
        label: 'submitted',
        submissions: [receipt],
        counts: 1,
        canWithdraw: true,
        refusal: 'no_attempts_left',
      };
      return receipt;
    }
    if (route === 'assignments.readFeedback') {
      const [one] = submissions;
      if (one?.feedback) one.feedback = { ...one.feedback, readAt: server.page.now };
      return { readAt: server.page.now };
    }
    if (route === 'assignments.requestLook') {
      const [one] = submissions;
      const { reason } = body as unknown as { reason: string };
      const look = { reason, at: server.page.now, answer: null };
      if (one) Object.assign(one, { look, canAskLook: false });
      return look;
    }
    if (route === 'assignments.withdraw') {
      server.page = { ...server.page, counts: null, canWithdraw: false, state: 'draft' };
      return receiptOf(1, { isWithdrawn: true });
    }
    throw new Error(`${route} is not expected.`);
  });
  return server;
}

const called = (route: string) => call.mock.calls.filter(([name]) => name === route);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const show = (at = '/') =>
  renderInSite(<AssignmentScreen assignmentId={pageOf().assignmentId} />, { at });

beforeEach(() => {
  call.mockReset();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('saves what is written, lists it, and shows the receipt of what was handed in', async () => {
  serve();
  await show();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  fireEvent.change(text, { target: { value: 'Two words' } });
  // At once: when the server has it, this device keeps it no more.
  expect(Object.keys(localStorage).some((key) => key.startsWith('assignment-draft'))).toBe(true);
  await screen.findByText('2 words');
  await press('Submit…');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Your text: 2 words')).toBeDefined();
  await waitFor(() => expect(called('assignments.saveDraft')).toHaveLength(1));
  await press('Submit now');
  const heading = await screen.findByRole('heading', { name: 'Submitted: your receipt' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(called('assignments.submit')[0]?.[1]).toMatchObject({
    body: { version: 1, confirmed: false },
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('assignment-draft'))).toEqual([]);
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
});

it('notices that somebody else of the group has handed in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const group = { name: { en: 'The bakers' }, members: [{ userId: 'user-1', name: 'Ada' }] };
  const server = serve({ isForGroups: true, group });
  await show();
  await screen.findByRole('textbox', { name: 'Text' });
  server.page = {
    ...server.page,
    state: 'submitted',
    label: 'submitted',
    submissions: [receiptOf(1)],
    counts: 1,
    refusal: 'no_attempts_left',
  };
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText(/^Your work is handed in/);
  screen.getByText(/^Your group submitted this on Mar 1, 2026.* while you had it open here\.$/);
  const asked = called('assignments.get').length;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(called('assignments.get')).toHaveLength(asked);
});

/** The same person hands in on another device, and it is heard of when the page is looked at again. */
function handInElsewhere(server: ReturnType<typeof serve>, changes: Partial<AssignmentPage> = {}) {
  server.page = {
    ...server.page,
    state: 'submitted',
    label: 'submitted',
    submissions: [receiptOf(1)],
    counts: 1,
    ...changes,
  };
}
const lookAgain = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('assignment-draft'));

it('hears by what it saves that it was handed in elsewhere, and keeps what is written as another version', async () => {
  const server = serve({ attempts: 3 });
  await show();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  handInElsewhere(server);
  fireEvent.change(text, { target: { value: 'Written on the phone' } });
  expect(screen.queryByText(/while you had it open here/)).toBeNull();
  await waitFor(() => expect(called('assignments.saveDraft')).toHaveLength(1), { timeout: 3000 });
  const said = await screen.findByText(/while you had it open here/);
  expect(said.textContent).toMatch(
    /^This was submitted on Mar 1, 2026.* What you write now is another version, and is not submitted yet\.$/,
  );
  const still = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(still).toBe(text);
  expect(still.value).toBe('Written on the phone');
  // One look at the page for it, and none for what is saved afterwards.
  const asked = called('assignments.get').length;
  fireEvent.change(text, { target: { value: 'Written on the phone, and on' } });
  await waitFor(() => expect(called('assignments.saveDraft')).toHaveLength(2), { timeout: 3000 });
  expect(called('assignments.get')).toHaveLength(asked);
});

it('shows the receipt of what was handed in elsewhere when it is looked at again, and says so', async () => {
  const server = serve({ attempts: 3 });
  await show();
  await screen.findByRole('textbox', { name: 'Text' });
  handInElsewhere(server);
  await lookAgain();
  const said = await screen.findByText(/while you had it open here/);
  expect(said.textContent).not.toContain('another version');
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Work on another version' })).toBeDefined();
});

it('takes nothing from who writes while it is handed in elsewhere, whatever waits on the device', async () => {
  const server = serve({ attempts: 3 });
  await show();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  fireEvent.change(text, { target: { value: 'Not sent yet' } });
  expect(kept()).toHaveLength(1);
  handInElsewhere(server);
  await lookAgain();
  await screen.findByText(/another version, and is not submitted yet/);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(
    'Not sent yet',
  );
});

it('hands back what was written where nothing more can be handed in, and says why', async () => {
  const server = serve();
  await show();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  text.focus();
  handInElsewhere(server, { refusal: 'no_attempts_left' });
  fireEvent.change(text, { target: { value: 'Too late' } });
  await lookAgain();
  const said = await screen.findByText(/while you had it open here/);
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  screen.getByText('Too late');
  screen.getByText(/It never reached the server/);
  expect(document.activeElement?.contains(said)).toBe(true);
});

it('tells who is excused that it does not count, whatever else is said', async () => {
  serve({ label: 'notSubmitted', refusal: 'assignment_closed', isExcused: true });
  await show();
  const notice = await screen.findByText(/^You are excused: this counts neither for nor against/);
  expect(notice.textContent).toContain('This assignment has closed.');
});

it('shows a draft that was not handed in before the end, to be read', async () => {
  const draft = {
    text: says('Half an essay'),
    link: 'https://example.org/notes',
    files: [],
    selfAssessment: [],
    version: 2,
    savedAt: '2026-02-28T10:00:00.000Z',
  };
  serve({ state: 'draft', label: 'notSubmitted', refusal: 'assignment_closed', draft });
  await show();
  const section = within(await screen.findByRole('region', { name: 'Your draft' }));
  expect(section.getByText('Half an essay')).toBeDefined();
  expect(section.getByText('https://example.org/notes')).toBeDefined();
  expect(section.getByText(/did not submit this before/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('hands nothing in without a connection, and sends nothing later by itself', async () => {
  const server = serve();
  await show();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Text' }), {
    target: { value: 'Two words' },
  });
  server.fails = new TypeError('Failed to fetch');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Submit…');
  await press('Submit now');
  expect(await screen.findByText(/^Nothing was submitted: your latest changes/)).toBeDefined();
  expect(screen.getByText(/kept on this device and saved when you are back/)).toBeDefined();
  server.fails = null;
  vi.restoreAllMocks();
  await press('Back to the draft');
  await waitFor(() => expect(called('assignments.saveDraft').length).toBeGreaterThan(0), {
    timeout: 9000,
  });
  expect(called('assignments.submit')).toEqual([]);
});

it('is held by what is no address, and leads there', async () => {
  serve({ handIn: { ...pageOf().handIn, link: true } });
  await show();
  const link = await screen.findByRole('textbox', { name: 'Link' });
  fireEvent.change(link, { target: { value: 'http://example.org' } });
  await press('Submit…');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(screen.getAllByText(/^Enter an address that begins with https/)).toHaveLength(2);
});

it('sends a submit whose answer was lost under the same key', async () => {
  const server = serve();
  await show();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Text' }), {
    target: { value: 'Two words' },
  });
  await press('Submit…');
  await waitFor(() => expect(called('assignments.saveDraft')).toHaveLength(1));
  server.fails = problem(400, 'invalid_request');
  await press('Submit now');
  await screen.findByText(/^Nothing was submitted\. /);
  server.fails = null;
  await press('Submit now');
  await screen.findByRole('heading', { name: 'Submitted: your receipt' });
  const keys = called('assignments.submit').map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('lists the draft as it is now where somebody changed it before it was handed in, and says so', async () => {
  const server = serve({ isForGroups: true });
  await show();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Text' }), {
    target: { value: 'Ours' },
  });
  await press('Submit…');
  await waitFor(() => expect(called('assignments.saveDraft')).toHaveLength(1));
  const { draft } = server.page;
  if (!draft) throw new Error('It was saved.');
  server.page = {
    ...server.page,
    draft: { ...draft, text: says('Ours and theirs'), version: draft.version + 1 },
  };
  await press('Submit now');
  const alert = await screen.findByText(/^Nothing was submitted: the draft had been changed/);
  expect(alert.textContent).not.toMatch(/reload/i);
  expect(screen.getByText('Your text: 3 words')).toBeDefined();
  await press('Submit now');
  await screen.findByRole('heading', { name: 'Submitted: your receipt' });
});

it('shows what came back, with how the mark came to be, and hears that it was read', async () => {
  const rubric = rubricOf([100, [100, 80, 0]]);
  const [criterion] = rubric.criteria;
  const about = {
    mediaId: '01J00000000000000000000000',
    fileName: 'annotated.docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' as const,
    bytes: 1000,
  };
  const annotated = { ...about, sha256: 'a'.repeat(64) };
  const marked = submissionOf(1, {
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The text.' }] }],
    },
    feedback: {
      kind: 'released',
      reason: null,
      choices: [
        {
          criterionId: criterion?.criterionId ?? '',
          levelId: criterion?.levels[1]?.levelId ?? null,
          points: null,
          comment: 'Say more.',
        },
      ],
      points: null,
      comment: 'Well done.',
      comments: [
        {
          commentId: 'c',
          anchor: { in: 'text', from: 0, to: 2, quote: 'Th' },
          text: 'A strong beginning.',
        },
      ],
      files: [annotated],
      mark: { earned: { points: 800_000, most: 1_000_000 }, adjustments: [], points: 800_000 },
      at: '2026-03-02T12:00:00.000Z',
      readAt: null,
    },
    links: [{ ...about, url: 'https://files.example/1', expiresAt: '2100-01-01T00:00:00.000Z' }],
  });
  const page: Partial<AssignmentPage> = {
    marking: { by: 'rubric', rubric },
    state: 'released',
    label: 'graded',
    refusal: 'submission_locked',
    submissions: [receiptOf(1)],
    counts: 1,
  };
  serve(page, [marked]);
  await show();
  const feedback = within(await screen.findByRole('region', { name: 'Feedback' }));
  expect(feedback.getAllByText('80 of 100 points').length).toBeGreaterThan(0);
  expect(feedback.getByText('Well done.')).toBeDefined();
  expect(feedback.getByText('Say more.')).toBeDefined();
  expect(feedback.getByRole('heading', { name: '1 comment on your work' })).toBeDefined();
  expect(feedback.getByText('A strong beginning.')).toBeDefined();
  expect(feedback.getByRole('heading', { name: '1 file for you' })).toBeDefined();
  expect(
    feedback.getByRole<HTMLAnchorElement>('link', { name: 'Download annotated.docx' }).href,
  ).toBe('https://files.example/1');
  expect(document.querySelector('mark')?.textContent).toBe('Th');
  expect(screen.getByText('Graded')).toBeDefined();
  await press('I have read this');
  const said = await feedback.findByText(/^You read this on /);
  await waitFor(() => expect(document.activeElement).toBe(said));
});

it('says of feedback that was changed after it was read that it was', async () => {
  const feedback = {
    kind: 'released' as const,
    reason: null,
    choices: [],
    points: 900_000,
    comment: 'You were right.',
    comments: [],
    files: [],
    mark: { earned: null, adjustments: [], points: 900_000 },
    at: '2026-03-04T10:00:00.000Z',
    readAt: '2026-03-03T10:00:00.000Z',
  };
  serve({ state: 'released', label: 'graded', submissions: [receiptOf(1)], counts: 1 }, [
    submissionOf(1, { feedback }),
  ]);
  await show();
  const said = await screen.findByText(/^You read this on Mar 3, 2026/);
  expect(said.textContent).toMatch(/It was changed after that, on Mar 4, 2026/);
});

it('says why work was sent back, where one reads what was said of it', async () => {
  const feedback = {
    kind: 'returned' as const,
    reason: 'Name your source.',
    choices: [],
    points: null,
    comment: 'A good start.',
    comments: [],
    files: [],
    mark: null,
    at: '2026-03-02T12:00:00.000Z',
    readAt: null,
  };
  serve({ state: 'returned', submissions: [receiptOf(1)], counts: 1 }, [
    submissionOf(1, { feedback }),
  ]);
  await show();
  const returned = within(await screen.findByRole('region', { name: 'Returned for changes' }));
  expect(returned.getByText('Name your source.')).toBeDefined();
  expect(returned.getByText('A good start.')).toBeDefined();
});

it('says in plain words how far the marking is: waiting, under way, or released', async () => {
  const handedIn = { label: 'submitted' as const, submissions: [receiptOf(1)], counts: 1 };
  const noticeWith = async (page: Partial<AssignmentPage>) => {
    serve({ ...handedIn, ...page });
    const { unmount } = await show();
    const text = (await screen.findByText(/^Your work (is|has been) /)).textContent;
    expect(screen.queryByText(/is being read or has been marked/)).toBeNull();
    unmount();
    return text;
  };
  expect(await noticeWith({ state: 'submitted', refusal: 'no_attempts_left' })).toBe(
    'Your work is handed in and waits to be marked. You have no submissions left.',
  );
  expect(await noticeWith({ state: 'submitted', refusal: null })).toBe(
    'Your work is handed in and waits to be marked.',
  );
  expect(await noticeWith({ state: 'submitted', refusal: 'submission_locked' })).toBe(
    'Your work is being read and can no longer be changed. You will see your mark here once it is released.',
  );
  expect(
    await noticeWith({ state: 'released', label: 'graded', refusal: 'submission_locked' }),
  ).toBe(
    'Your work has been marked and your mark is released: you will find it below. The work can no longer be changed.',
  );
});

it('asks for another look with a reason, once, and reads the answer', async () => {
  const page = { state: 'released' as const, submissions: [receiptOf(1)], counts: 1 };
  const asked = submissionOf(1, { canAskLook: true });
  serve({ ...page, refusal: 'submission_locked' }, [asked]);
  const { unmount } = await show();
  await screen.findByRole('region', { name: 'Another look' });
  await press('Ask for another look');
  await press('Send the request');
  expect(await screen.findByText('Please say why.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Your reason/), { target: { value: 'It is cited. ' } });
  await press('Send the request');
  expect(await screen.findByText(/^Not answered yet/)).toBeDefined();
  expect(screen.getByText('It is cited.')).toBeDefined();
  expect(called('assignments.requestLook')[0]?.[1]).toMatchObject({
    params: { number: '1' },
    body: { reason: 'It is cited.' },
  });
  expect(screen.queryByRole('button', { name: 'Ask for another look' })).toBeNull();
  unmount();
  const answer = { text: 'You are right.', at: '2026-03-05T12:00:00.000Z' };
  const look = { reason: 'It is cited.', at: '2026-03-04T12:00:00.000Z', answer };
  serve({ ...page, refusal: 'submission_locked' }, [submissionOf(1, { look })]);
  await show();
  expect(await screen.findByText('You are right.')).toBeDefined();
});

it('says until when another look can be asked for, and afterwards that the time is over', async () => {
  const looksUntil = '2026-03-16T12:00:00.000Z';
  const asked = submissionOf(1, { canAskLook: true, looksUntil });
  const released: Partial<AssignmentPage> = {
    state: 'released',
    submissions: [receiptOf(1)],
    counts: 1,
  };
  serve(released, [asked]);
  const { unmount } = await show();
  expect(await screen.findByText(/You can ask until Mon, Mar 16, 2026/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ask for another look' })).toBeDefined();
  unmount();
  serve(released, [{ ...asked, canAskLook: false }]);
  await show();
  expect(
    await screen.findByText(/^The time to ask for another look ended Mon, Mar 16, 2026/),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask for another look' })).toBeNull();
});

it('withdraws what counts once it was asked twice', async () => {
  serve({
    state: 'submitted',
    label: 'submitted',
    submissions: [receiptOf(1)],
    counts: 1,
    canWithdraw: true,
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw submission' }));
  await press('Withdraw');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called('assignments.withdraw')[0]?.[1]).toMatchObject({ params: { number: '1' } });
});

it('says what being late costs now of what is still to be handed in, and not of what was', async () => {
  const due = { at: '2026-02-27T10:00:00.000Z', because: 'course' as const };
  const late = { graceMinutes: 0, percentPerDay: 10, mostPercent: 100, of: 'earned' as const };
  serve({
    due,
    late,
    attempts: 2,
    state: 'submitted',
    label: 'late',
    submissions: [receiptOf(1, { isLate: true })],
    counts: 1,
  });
  await show();
  const begin = await screen.findByRole('button', { name: 'Work on another version' });
  expect(screen.queryByText(/^Late now/)).toBeNull();
  fireEvent.click(begin);
  expect(await screen.findByText(/^Late now/)).toBeDefined();
});

it('opens another version only when it is asked for, and begins with what was handed in', async () => {
  const draft = {
    text: says('As submitted'),
    link: null,
    files: [],
    selfAssessment: [],
    version: 4,
    savedAt: '2026-03-01T09:00:00.000Z',
  };
  serve({
    attempts: 2,
    state: 'submitted',
    label: 'submitted',
    submissions: [receiptOf(1)],
    counts: 1,
    draft,
  });
  await show();
  const begin = await screen.findByRole('button', { name: 'Work on another version' });
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(begin);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(text.value).toBe('As submitted');
});

it('reads any submission that the address names', async () => {
  serve(
    {
      state: 'submitted',
      submissions: [receiptOf(2), receiptOf(1)],
      counts: 2,
      refusal: 'no_attempts_left',
    },
    [submissionOf(1, { text: says('The first try') }), submissionOf(2)],
  );
  await show('/?submission=1');
  expect(await screen.findByText('The first try')).toBeDefined();
});

it('compares what was handed in again with what was handed in before', async () => {
  const texts = ['My first essay.', 'My second essay.'];
  const own = texts.map((text, at) => submissionOf(at + 1, { text: says(text) }));
  serve({ state: 'submitted', submissions: [receiptOf(2), receiptOf(1)], counts: 2 }, own);
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with submission 1' }));
  expect(await screen.findByText(/^1 word added · 1 word removed/)).toBeDefined();
  const gone = screen.getByRole('row', { name: /^essay-1\.pdf/ });
  expect(within(gone).getByText('Removed')).toBeDefined();
});

it('hands back what this device kept and the server takes no more', async () => {
  serve({ refusal: 'assignment_closed', label: 'notSubmitted' });
  const empty = { text: null, link: null, files: [], selfAssessment: [] };
  localStorage.setItem(
    'assignment-draft::01J00000000000000000000001',
    JSON.stringify({
      seen: { ...empty, version: 0 },
      fields: { ...empty, text: says('Never sent') },
    }),
  );
  await show();
  expect(await screen.findByText('Never sent')).toBeDefined();
  await press('Delete it from this device');
  expect(screen.queryByText('Never sent')).toBeNull();
});

it('tells whom it does not belong to no more than that it is not there', async () => {
  serve().fails = problem(404, 'not_found');
  await show();
  await screen.findByRole('heading', { name: 'This assignment is not here' });
  expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
});

it('says that the course comes first, and what failed', async () => {
  const server = serve();
  server.fails = problem(403, 'enrollment_required');
  const { unmount } = await show();
  await waitFor(() => expect(screen.getByRole('status').textContent?.length).toBeGreaterThan(10));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  server.fails = new ApiError(400, null);
  await show();
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
});
