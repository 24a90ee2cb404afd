// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../test/dialogs.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import { id, points, workOf } from '../../test/submission-work.ts';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { MarkingDraft } from '#web/features/submissions/marking/marking-draft.ts';
import type { Marking, SubmissionWork } from '#web/features/submissions/types.ts';
import SubmissionPage from './submission-page.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

type Saved = {
  version: number | null;
  marking: Omit<MarkingDraft, 'isReady' | 'files'>;
  isReady: boolean;
};
type Input = { params: { submissionId: string }; body: Saved; query?: object };

const refused = (code: ErrorCode, current?: unknown) =>
  new ApiError(409, { type: '', title: '', status: 409, code, requestId: 'r', current });

/** What the server keeps, by number. */
let works: Map<string, SubmissionWork>;
let onSave: ((input: Input) => unknown) | null;

const asMarking = ({ version, marking, isReady }: Saved): Marking => ({
  ...marking,
  files: [],
  state: isReady ? 'ready' : 'draft',
  earned: { points: null, most: points(15) },
  adjustments: [],
  total: null,
  by: { userId: 'me', name: 'Me' },
  at: '2026-03-04T09:00:00.000Z',
  version: (version ?? 0) + 1,
});

const server = async (route: string, input: Input) => {
  const { submissionId } = input.params ?? {};
  const work = works.get(submissionId);
  switch (route) {
    case 'submissions.listToMark':
      return { items: [...works.values()], pending: works.size, nextCursor: null };
    case 'submissions.get':
      if (!work)
        throw new ApiError(404, {
          type: '',
          title: '',
          status: 404,
          code: 'not_found',
          requestId: 'r',
        });
      return work;
    case 'submissions.saveMarking': {
      const other = onSave?.(input);
      if (other !== undefined) throw other;
      const marking = asMarking(input.body);
      if (work) works.set(submissionId, { ...work, marking });
      return { ...marking, releasedAt: null };
    }
    default:
      return {};
  }
};

const keep = (...kept: SubmissionWork[]) => {
  works = new Map(kept.map((work) => [work.submissionId, work]));
};

beforeEach(() => {
  // What sends files asks for the pointer.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  localStorage.clear();
  onSave = null;
  call.mockReset();
  call.mockImplementation(server);
  keep(workOf(1), workOf(2), workOf(3));
});
afterEach(() => vi.useRealTimers());

const show = (language: 'en' | 'es' = 'en', number = 1) =>
  renderInSite(
    <Routes>
      <Route path="/assignments/submission/:submissionId" element={<SubmissionPage />} />
    </Routes>,
    { at: `/assignments/submission/${id(number)}?all=true`, language },
  );

const sent = (route: string) =>
  call.mock.calls.filter(([name]) => name === route).map(([, input]) => input as Input);
const saves = () =>
  sent('submissions.saveMarking').map(({ params, body }) => ({ ...params, ...body }));
const levels = (number: number) =>
  within(
    screen.getByRole('region', { name: `Criterion ${number}` }),
  ).getAllByRole<HTMLInputElement>('radio');
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const opened = (name: string) => screen.findByRole('heading', { level: 1, name });
const marked = async (name: string) => {
  await opened(name);
  await screen.findByRole('region', { name: 'Criterion 1' });
};

describe('a queue', () => {
  it('is marked by keys alone, each next one loaded before it is asked for', async () => {
    await show();
    await marked('Person 1');
    await waitFor(() => expect(sent('submissions.get')).toHaveLength(3));
    for (const [number, name] of [
      [1, 'Person 2'],
      [2, 'Person 3'],
    ] as const) {
      press('1');
      press('2');
      press('Enter', { ctrlKey: true });
      await opened(name);
      expect(saves().at(-1)).toMatchObject({
        submissionId: id(number),
        version: null,
        isReady: true,
      });
      expect(saves().at(-1)?.marking.choices).toHaveLength(2);
      await waitFor(() => expect(document.activeElement).toBe(levels(1)[0]));
    }
    // The two behind each were there already, and what was marked says what became of it.
    expect(new Set(sent('submissions.get').map(({ params }) => params.submissionId)).size).toBe(3);
    expect(screen.getByText('3 of 3 · Person 3')).toBeDefined();
    press('k');
    await opened('Person 2');
    await waitFor(() => expect(levels(1)[0]?.checked).toBe(true));
  });

  it('says what is still to be marked, and goes there', async () => {
    await show();
    await marked('Person 1');
    press('1');
    press('Enter', { ctrlKey: true });
    await screen.findByText(/Something is still to be marked/);
    expect(document.activeElement).toBe(levels(2)[0]);
    expect(saves().every(({ isReady }) => !isReady)).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Person 1');
  });

  it('goes on and back by J and K from the field for points, which takes digits alone', async () => {
    const marks = { by: 'points', most: points(10) } as const;
    keep(...[1, 2, 3].map((number) => ({ ...workOf(number), marks })));
    await show();
    const field = () => screen.getByLabelText<HTMLInputElement>('Points');
    await opened('Person 1');
    await waitFor(() => field());
    press('g');
    expect(document.activeElement).toBe(field());
    press('5');
    fireEvent.change(field(), { target: { value: '5' } });
    press('j');
    await opened('Person 2');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('');
    press('j');
    await opened('Person 3');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    press('k');
    await opened('Person 2');
    press('k');
    await opened('Person 1');
    await waitFor(() => expect(field().value).toBe('5'));
    expect(saves().at(-1)?.marking.points).toBe(points(5));
  });

  it('leaves letters to who writes, and has its keys in a dialog', async () => {
    await show();
    await marked('Person 1');
    press('c');
    expect(document.activeElement).toBe(screen.getByLabelText('Comment'));
    press('j');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Person 1');
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('Choose a level and go on to the next criterion');
    expect(within(dialog).getAllByRole('term')).toHaveLength(10);
  });
});

describe('a marking', () => {
  it('is saved as a draft when the typing rests, and is ready when that is said', async () => {
    await show();
    await marked('Person 1');
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Well seen. ' } });
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
    expect(saves()[0]).toMatchObject({
      version: null,
      isReady: false,
      marking: { comment: 'Well seen.' },
    });
    await screen.findByText(/^Saved/);
    fireEvent.click(levels(1)[0]!);
    fireEvent.click(levels(2)[0]!);
    const ready = screen.getByRole('button', { name: 'Mark as ready' });
    ready.focus();
    fireEvent.click(ready);
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ version: 1, isReady: true }));
    await screen.findByText('Ready');
    // It does nothing more, and keeps the focus of who pressed it.
    expect(ready.ariaDisabled).toBe('true');
    expect(document.activeElement).toBe(ready);
    const sent = saves().length;
    fireEvent.click(ready);
    expect(saves()).toHaveLength(sent);
    // What is changed is a draft again.
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Well written.' } });
    expect(screen.getByText('To mark')).toBeDefined();
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ version: 2, isReady: false }), {
      timeout: 3000,
    });
  });

  it('that could not be saved stays as it was written, and is sent again', async () => {
    onSave = () => new ApiError(400, null);
    await show();
    await marked('Person 1');
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Kept.' } });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Kept.');
    onSave = null;
    fireEvent.click(again);
    await screen.findByText(/^Saved/);
    expect(saves().at(-1)?.marking.comment).toBe('Kept.');
  });

  it('that was left before it was saved is saved all the same', async () => {
    await show();
    await marked('Person 1');
    await screen.findByRole('link', { name: 'Next' });
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'On the way out.' } });
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    await opened('Person 2');
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ submissionId: id(1) }));
    expect(saves().at(-1)?.marking.comment).toBe('On the way out.');
  });

  it('that somebody else changed too is chosen from, and the rest of both is kept', async () => {
    const theirs = asMarking({
      version: 4,
      isReady: false,
      marking: { choices: [], points: null, comment: 'Theirs.', isLateWaived: true, comments: [] },
    });
    onSave = ({ body }) => (body.version === null ? refused('stale_version', theirs) : undefined);
    await show();
    await marked('Person 1');
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Mine.' } });
    const notice = await screen.findByRole('region', { name: /changed/ }, { timeout: 3000 });
    within(notice).getByText('Mine.');
    within(notice).getByText('Theirs.');
    fireEvent.click(within(notice).getByRole('button', { name: 'Keep mine' }));
    await waitFor(
      () =>
        expect(saves().at(-1)).toMatchObject({
          version: 5,
          marking: { comment: 'Mine.', isLateWaived: true, comments: [] },
        }),
      { timeout: 3000 },
    );
  });

  it('that this device had kept is offered before anything else', async () => {
    const kept = {
      choices: [],
      points: null,
      comment: 'From before.',
      isLateWaived: false,
      comments: [],
      isReady: false,
    };
    const seen = { ...kept, comment: '' };
    localStorage.setItem(`work-draft::${id(1)}`, JSON.stringify({ seen, content: kept, at: 0 }));
    await show();
    await marked('Person 1');
    const take = (await screen.findAllByRole('button')).find(({ textContent }) =>
      /go on|continue|restore/i.test(textContent ?? ''),
    );
    await act(async () => fireEvent.click(take!));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('From before.');
  });

  it('says step by step what being late costs, and forgives it', async () => {
    keep(
      workOf(1, {
        marks: { by: 'points', most: points(10) },
        isLate: true,
        due: { at: '2026-03-01T08:00:00.000Z', because: 'course' },
        late: { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' },
      }),
    );
    await show();
    await opened('Person 1');
    await screen.findByText('1 day late: −10%');
    press('g');
    expect(document.activeElement).toBe(screen.getByLabelText('Points'));
    fireEvent.change(screen.getByLabelText('Points'), { target: { value: '8' } });
    await screen.findByText('That costs 10% of the points that were earned: 8 − 0.8 = 7.2.');
    expect(screen.getByText('7.2 of 10 points')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'No penalty for being late' }));
    expect(screen.getByText('8 of 10 points')).toBeDefined();
  });
});

describe('what is not marked any more', () => {
  it('is read where a newer submission counts, and leads to it', async () => {
    const at = '2026-03-03T08:00:00.000Z';
    keep(
      workOf(1, {
        isOutdated: true,
        others: [
          { submissionId: id(9), number: 2, submittedAt: at },
          { submissionId: id(1), number: 1, submittedAt: at },
        ],
      }),
    );
    await show();
    await screen.findByText(/There is a newer submission/);
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toContain(id(9));
    expect(screen.queryByLabelText('Comment')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('goes back with a reason, and with what was written', async () => {
    await show();
    await marked('Person 1');
    fireEvent.click(screen.getByRole('button', { name: 'Send back…' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send it back' }));
    await within(dialog).findByText('Please enter a reason.');
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), {
      target: { value: ' No sources. ' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send it back' }));
    await waitFor(() => expect(sent('submissions.return')).toHaveLength(1));
    expect(sent('submissions.return')[0]).toMatchObject({
      params: { submissionId: id(1) },
      body: { version: 1, reason: 'No sources.' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('the focus stays where it is marked when that ends under the hands of who marks it', async () => {
  const marking = asMarking({
    version: null,
    isReady: true,
    marking: { choices: [], points: points(7), comment: '', isLateWaived: false, comments: [] },
  });
  const [mine, theirs] = [marking, { ...marking, by: { userId: 'other', name: 'Ben' } }];
  const markers = [mine, theirs].map(({ by }) => ({ ...by, isReady: true }));
  const differs = workOf(1, {
    second: 'differs',
    marks: { by: 'points', most: points(10) },
    marking: mine,
    double: { tolerancePercent: 5, markers, seat: 'own', both: [mine, theirs] },
  });
  const side = () => screen.getByRole('region', { name: 'Marking' });
  const decide = async (action: string, yes: string, label: RegExp, then: SubmissionWork) => {
    const button = await screen.findByRole('button', { name: action });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value: 'Thin.' } });
    keep(then);
    fireEvent.click(within(dialog).getByRole('button', { name: yes }));
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(side()));
  };
  keep(differs);
  await show();
  const agreed = { ...differs, second: 'agreed' as const, state: 'marked' as const };
  await decide('Agree on a mark…', 'Agree', /^Reason/, agreed);
  await decide('Open it again…', 'Open it again', /^Reason/, differs);
  await decide('Send back…', 'Send it back', /^Reason/, { ...differs, state: 'returned' });
});

const ready = workOf(1, {
  state: 'marked',
  marking: asMarking({
    version: null,
    isReady: true,
    marking: { choices: [], points: points(7), comment: '', isLateWaived: false, comments: [] },
  }),
  marks: { by: 'points', most: points(10) },
});

it('whoever released a mark stays at its button, which does nothing more', async () => {
  keep(ready);
  await show();
  await opened('Person 1');
  await screen.findByText('7 of 10 points');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Release…' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await screen.findByText('On its way…');
  // What is disabled would let go of the focus.
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('submissions.release')).toHaveLength(1);
});

it('a mark that is ready is released from a time on, and the page says so once that has come to it', async () => {
  keep(ready);
  await show();
  await opened('Person 1');
  await screen.findByText('7 of 10 points');
  press('r');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Later' }));
  fireEvent.change(await within(dialog).findByLabelText(/^From/), {
    target: { value: '2999-03-09T09:00' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Plan' }));
  await waitFor(() => expect(sent('submissions.release')).toHaveLength(1));
  expect(sent('submissions.release')[0]).toMatchObject({
    body: { submissionIds: [id(1)], at: new Date('2999-03-09T09:00').toISOString() },
  });
  await screen.findByText('On its way…');
  keep({ ...ready, releasedAt: '2999-03-09T09:00:00.000Z' });
  await screen.findByText(/^The mark is shown from/, undefined, { timeout: 10_000 });
  expect(screen.queryByText('On its way…')).toBeNull();
});

it('a private note has a button of its own, which makes nothing ready', async () => {
  call.mockImplementation(async (route: string, input: Input) =>
    route === 'submissions.saveNote'
      ? { ...(input.body as object), version: 1 }
      : server(route, input),
  );
  await show();
  await marked('Person 1');
  press('n');
  const note = screen.getByLabelText(/^Note for those who mark/);
  expect(document.activeElement).toBe(note);
  fireEvent.change(note, { target: { value: 'Ask Ben about this one.' } });
  press('Enter', { ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(sent('submissions.saveNote')).toHaveLength(1));
  expect(sent('submissions.saveNote')[0]?.body).toEqual({
    note: 'Ask Ben about this one.',
    version: 0,
  });
  expect(saves()).toEqual([]);
  // Whoever goes on by keys is still at the button, which sends nothing twice.
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the note' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await screen.findByText(/^Saved/);
  expect(sent('submissions.saveNote')).toHaveLength(1);
});

it('is compared with the submission before it, also where names of files say only whose they are', async () => {
  const submitted = (number: number, hash: string): SubmissionWork => {
    const work = workOf(number, { number, person: null, alias: 'K7' });
    const files = [
      {
        mediaId: id(80 + number),
        fileName: `K7-${number}-1.pdf`,
        contentType: 'application/pdf' as const,
        bytes: 10,
        sha256: hash.repeat(64),
      },
    ];
    const others = [2, 1].map((at) => ({ ...work.receipt, submissionId: id(at), number: at }));
    return { ...work, others, receipt: { ...work.receipt, number, files } };
  };
  keep(submitted(1, '1'), submitted(2, '2'));
  await show('en', 2);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with submission 1' }));
  const shown = within(
    await screen.findByRole('region', { name: 'What is different from submission 1' }),
  );
  await shown.findByText('1 word added · 1 word removed', { exact: false });
  within(shown.getByRole('row', { name: /K7-2-1\.pdf/ })).getByText('Changed');
  expect(shown.queryByText('Removed')).toBeNull();
});

it('anonymous work is nobody’s by name', async () => {
  keep(workOf(1, { person: null, alias: 'Blue heron' }));
  await show('es');
  await opened('Anónimo Blue heron');
  expect(screen.getByRole('button', { name: 'Marcar como lista' })).toBeDefined();
});

describe('a comment on a place', () => {
  const picture = {
    mediaId: id('F1'),
    fileName: 'board.png',
    contentType: 'image/png' as const,
    bytes: 10,
    sha256: 'a'.repeat(64),
  };
  const said = (text: string) => ({
    commentId: id('K1'),
    anchor: { in: 'text' as const, from: 0, to: 8, quote: 'Essay 1.' },
    text,
  });

  it('is made on a sentence by keys alone, saved as it is written, and stands in the text', async () => {
    await show();
    await marked('Person 1');
    press('a');
    const place = await screen.findByRole('form', { name: 'Choose a place' });
    expect(document.activeElement).toBe(within(place).getByLabelText('In'));
    expect(document.querySelector('[data-proposed]')?.textContent).toBe('Essay 1.');
    fireEvent.submit(place);
    const field = await screen.findByLabelText('Comment 1');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'A strong beginning. ' } });
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
    expect(saves()[0]).toMatchObject({
      isReady: false,
      marking: {
        comments: [
          {
            anchor: { in: 'text', from: 0, to: 8, quote: 'Essay 1.' },
            text: 'A strong beginning.',
          },
        ],
      },
    });
    expect(document.querySelector('mark')?.textContent).toBe('Essay 1.');
    fireEvent.click(screen.getByRole('button', { name: 'Show comment 1 in the work' }));
    expect(document.activeElement?.textContent).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: 'Remove comment 1' }));
    await waitFor(() => expect(saves().at(-1)?.marking.comments).toEqual([]), { timeout: 3000 });
    expect(document.querySelector('mark')).toBeNull();
  });

  it('is made on a picture, whose place is chosen by the arrow keys or by pointing', async () => {
    const link = {
      mediaId: picture.mediaId,
      url: 'https://files.example/1',
      expiresAt: '2999-01-01T00:00:00.000Z',
    };
    const { receipt } = workOf(1);
    keep(
      workOf(1, { text: null, receipt: { ...receipt, files: [picture] }, links: [link] as never }),
    );
    await show('es');
    await screen.findByRole('img', { name: 'board.png' });
    fireEvent.click(await screen.findByRole('button', { name: 'Comentar un punto' }));
    const place = await screen.findByRole('form', { name: 'Elige un punto' });
    fireEvent.change(within(place).getByLabelText('Desde arriba: 50 %'), {
      target: { value: '25' },
    });
    fireEvent.submit(place);
    fireEvent.change(await screen.findByLabelText('Comentario 1'), { target: { value: 'Aquí.' } });
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
    expect(saves()[0]?.marking.comments).toMatchObject([
      { anchor: { in: 'picture', mediaId: picture.mediaId, area: { x: 5000, y: 2500 } } },
    ]);
    expect(screen.getByText('1 · board.png')).toBeDefined();
  });

  it('that says nothing is none, and Escape leaves the choice of a place', async () => {
    await show();
    await marked('Person 1');
    press('a');
    fireEvent.keyDown(await screen.findByLabelText('In'), { key: 'Escape' });
    expect(screen.queryByRole('form', { name: 'Choose a place' })).toBeNull();
    press('a');
    fireEvent.submit(await screen.findByRole('form', { name: 'Choose a place' }));
    await screen.findByLabelText('Comment 1');
    screen.getByLabelText('Comment').focus();
    await waitFor(() => expect(screen.queryByLabelText('Comment 1')).toBeNull());
    expect(saves()).toEqual([]);
  });

  it('that somebody else wrote meanwhile is kept beside one’s own', async () => {
    const theirs = asMarking({
      version: 4,
      isReady: false,
      marking: {
        choices: [],
        points: null,
        comment: '',
        isLateWaived: false,
        comments: [said('Theirs.')],
      },
    });
    onSave = ({ body }) => (body.version === null ? refused('stale_version', theirs) : undefined);
    await show();
    await marked('Person 1');
    press('a');
    fireEvent.submit(await screen.findByRole('form', { name: 'Choose a place' }));
    fireEvent.change(await screen.findByLabelText('Comment 1'), { target: { value: 'Mine.' } });
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ version: 5 }), { timeout: 5000 });
    expect(
      saves()
        .at(-1)
        ?.marking.comments.map(({ text }) => text)
        .sort(),
    ).toEqual(['Mine.', 'Theirs.']);
  });

  it('is only read once its submission does not count any more', async () => {
    const marking = {
      choices: [],
      points: null,
      comment: '',
      isLateWaived: false,
      comments: [said('Well put.')],
    };
    keep(
      workOf(1, {
        isOutdated: true,
        marking: asMarking({ version: null, isReady: true, marking }),
      }),
    );
    await show();
    await screen.findByText('Well put.');
    expect(document.querySelector('mark')?.textContent).toBe('Essay 1.');
    press('a');
    expect(screen.queryByRole('form')).toBeNull();
  });
});

it('a request for another look is answered where it is read', async () => {
  const look = {
    reason: 'The second source counts.',
    at: '2026-03-05T08:00:00.000Z',
    answer: null,
  };
  keep(workOf(1, { state: 'released', asksLook: true, look }));
  call.mockImplementation(async (route: string, input: Input) => {
    if (route !== 'submissions.answerLook') return server(route, input);
    const answer = { text: 'You are right.', at: '2026-03-06T08:00:00.000Z' };
    keep(workOf(1, { state: 'released', look: { ...look, answer } }));
    return { ...look, answer };
  });
  await show();
  await opened('Person 1');
  expect(await screen.findByText('The second source counts.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please write an answer.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Answer/), { target: { value: ' You are right. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('You are right.')).toBeDefined();
  expect(sent('submissions.answerLook')[0]?.body).toEqual({ answer: 'You are right.' });
  expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull();
});
