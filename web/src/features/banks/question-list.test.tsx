// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { ApiError } from '#shared/contract/client.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionList } from './question-list.tsx';
import type { QuestionRow } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const bankId = '01J0000000000000000000000B';
const row = (questionId: string, fields: Partial<QuestionRow>): QuestionRow => ({
  questionId,
  bankId,
  type: 'singleChoice',
  name: null,
  tags: [],
  difficulty: null,
  points: 10_000,
  status: 'draft',
  stem: {},
  lacks: [],
  source: null,
  version: 1,
  contentVersion: 1,
  versions: 1,
  changedAt: '2025-03-01T10:00:00.000Z',
  binnedAt: null,
  ...fields,
});
const rows = [
  row('Q1', { name: 'What a loop is', tags: ['loops'], lacks: ['empty_part'] }),
  row('Q2', { stem: { es: 'Elige el bucle' }, difficulty: 'hard' }),
  row('Q3', {}),
];

type Sent = { query?: Record<string, string>; body?: unknown };
const sent = (id: string) =>
  call.mock.calls.filter(([name]) => name === id).map(([, input]) => input as Sent);

function answer(page: () => unknown, listed = () => 3, listedTags = () => 1) {
  call.mockImplementation(async (id: string, input?: { body: { questionIds: string[] } }) => {
    if (id === 'banks.listQuestions') return page();
    if (id === 'banks.listTags')
      return { items: [{ tag: 'loops', questions: listedTags() }], nextCursor: null };
    if (id === 'banks.list')
      return {
        own: { bankId: 'own', course: null, questions: 0, most: 10_000 },
        items: [
          {
            bankId,
            course: { courseId: bankId, title: { en: 'This course' } },
            questions: 3,
            most: 10_000,
          },
        ],
        nextCursor: null,
      };
    if (id === 'banks.get')
      return {
        bank: { bankId, course: null, questions: 3, most: 10_000 },
        counts: {
          all: listed(),
          unused: 3,
          binned: 0,
          type: { singleChoice: 3 },
          status: {},
          difficulty: {},
        },
      };
    return {
      questions: rows.filter(({ questionId }) => input?.body.questionIds.includes(questionId)),
    };
  });
}

beforeEach(() => {
  call.mockReset();
  answer(() => ({ items: rows, nextCursor: null }));
});

const show = () =>
  renderInSite(
    <>
      <QuestionFilters bankId={bankId} />
      <QuestionList bankId={bankId} addressOf={(id) => `/questions/${id}`} />
    </>,
  );
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Choose “${name}”` }));

describe('the questions of a bank', () => {
  it('are named by their name, their stem, or as what has no words', async () => {
    await show();
    const table = await screen.findByRole('table', { name: 'Questions of this bank' });
    for (const name of [/What a loop is/, /Elige el bucle/, /A question without words/])
      expect(within(table).getByRole('rowheader', { name })).toBeDefined();
    expect(within(table).getByText('1 thing is missing')).toBeDefined();
  });

  it('are asked for by the filters, and counted beside them', async () => {
    await show();
    const types = await screen.findByRole('combobox', { name: 'Type' });
    await within(types).findByRole('option', { name: 'Single choice (3)' });
    fireEvent.change(types, { target: { value: 'essay' } });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Tag' }), {
      target: { value: 'loops' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Which questions' }), {
      target: { value: 'binned' },
    });
    await waitFor(() =>
      expect(sent('banks.listQuestions').at(-1)?.query).toEqual({
        sort: 'changed',
        type: 'essay',
        tag: 'loops',
        binned: 'true',
      }),
    );
  });

  it('come into the list by themselves where it is behind what was brought in', async () => {
    let looks = 0;
    let listed = 0;
    answer(
      () => ({ items: listed === 3 ? rows : [], nextCursor: null }),
      () => {
        looks += 1;
        if (looks === 2) listed = 3;
        return listed;
      },
      () => listed + 1,
    );
    await show();
    await screen.findByRole('table', { name: 'Questions of this bank' }, { timeout: 10_000 });
    expect(looks).toBe(2);
    // So do the counts of their tags.
    await screen.findByRole('option', { name: 'loops (4)' });
  });

  it('are not said to be missing while they are on their way', async () => {
    answer(
      () => ({ items: [], nextCursor: null }),
      () => 0,
    );
    await show();
    // The first empty page was shown, or would have been.
    await waitFor(() => expect(sent('banks.listQuestions').length).toBeGreaterThan(1), {
      timeout: 10_000,
    });
    expect(screen.getByRole('status', { name: 'Loading the questions…' })).toBeDefined();
    expect(screen.queryByText('No questions yet')).toBeNull();
  });

  it('say so where there are none, and lead back where none fits', async () => {
    answer(() => ({ items: [], nextCursor: null }));
    await show();
    await screen.findByText('No questions yet');
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), {
      target: { value: 'ready' },
    });
    await screen.findByText('No question fits');
    fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(await screen.findByText('No questions yet')).toBeDefined();
  });

  it('can be loaded again where that failed', async () => {
    answer(() => {
      throw new ApiError(404, null);
    });
    await show();
    const again = await screen.findByRole('button', { name: /again/i });
    answer(() => ({ items: rows, nextCursor: null }));
    fireEvent.click(again);
    expect(await screen.findByRole('rowheader', { name: /What a loop is/ })).toBeDefined();
  });
});

describe('chosen questions', () => {
  it('are changed all at once, and are no longer chosen then', async () => {
    await show();
    await choose('What a loop is');
    await choose('Elige el bucle');
    const bar = screen.getByRole('toolbar', { name: 'Actions on the chosen questions' });
    expect(within(bar).getByText('2 questions chosen')).toBeDefined();
    fireEvent.click(within(bar).getByRole('button', { name: 'Points' }));
    const field = await screen.findByRole('textbox', { name: 'Points' });
    fireEvent.change(field, { target: { value: 'many' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText(/Write a number from 0 to 1000/);
    expect(sent('banks.changeQuestions')).toEqual([]);
    fireEvent.change(field, { target: { value: '2,5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(sent('banks.changeQuestions')[0]?.body).toEqual({
        questionIds: ['Q1', 'Q2'],
        change: { do: 'setPoints', points: 25_000 },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('have their tags counted anew once the lists have followed', async () => {
    let tagged = 1;
    answer(
      () => ({ items: rows, nextCursor: null }),
      () => 3,
      () => tagged,
    );
    await show();
    await choose('Elige el bucle');
    fireEvent.click(screen.getByRole('button', { name: 'Tags' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Tags/ }), {
      target: { value: 'loops' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(sent('banks.listTags')).toHaveLength(2));
    tagged = 2;
    await screen.findByRole('option', { name: 'loops (2)' }, { timeout: 10_000 });
  });

  it('are copied to a bank that somebody has chosen, which is another than this', async () => {
    await show();
    await choose('What a loop is');
    fireEvent.click(screen.getByRole('button', { name: 'Move or copy' }));
    const banks = await screen.findByRole('combobox', { name: 'Bank' });
    expect(screen.getByText(/which you move cannot be started until it is back/)).toBeDefined();
    expect(
      within(banks)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a bank', 'My own questions']);
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Choose the bank that they go to.');
    fireEvent.change(banks, { target: { value: 'own' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(sent('banks.changeQuestions').map(({ body }) => body)).toEqual([
        { questionIds: ['Q1'], change: { do: 'copy', bankId: 'own' } },
      ]),
    );
  });

  it('go to the trash once somebody has read what quizzes that name them lose', async () => {
    await show();
    await choose('What a loop is');
    fireEvent.click(screen.getByRole('button', { name: 'Move to trash' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^A quiz that names it cannot be started until/).tagName).toBe('P');
    expect(sent('banks.changeQuestions')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() =>
      expect(sent('banks.changeQuestions').map(({ body }) => body)).toEqual([
        { questionIds: ['Q1'], change: { do: 'bin' } },
      ]),
    );
  });

  it('stay chosen where a change is refused, and it is said why', async () => {
    await show();
    await choose('What a loop is');
    call.mockImplementation(async (id: string) => {
      if (id === 'banks.changeQuestions')
        throw new ApiError(409, {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          code: 'question_not_ready',
          requestId: 'r',
        });
      return { items: rows, nextCursor: null };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Status' }));
    await screen.findByText('A quiz that names a draft cannot be started.');
    fireEvent.click(await screen.findByRole('radio', { name: 'Ready' }));
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('alert');
    expect(screen.getByText('1 question chosen')).toBeDefined();
  });

  it('are all of a page by one box, and can only be restored in the trash', async () => {
    answer(() => ({
      items: rows.map((one) => ({ ...one, binnedAt: '2025-03-02T10:00:00.000Z' })),
      nextCursor: null,
    }));
    await show();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Which questions' }), {
      target: { value: 'binned' },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
    const bar = screen.getByRole('toolbar');
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Restore', 'Choose none']);
    fireEvent.click(within(bar).getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(sent('banks.changeQuestions')[0]?.body).toEqual({
        questionIds: ['Q1', 'Q2', 'Q3'],
        change: { do: 'restore' },
      }),
    );
  });
});
