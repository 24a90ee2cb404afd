// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import type { BlockRow, ModuleRow, Preview } from '#web/features/lessons/structure/types.ts';
import { connection } from '#web/lib/connection.ts';
import { courseOf } from '../../../test/support/course-of.ts';
import '../../test/dialogs.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import StructurePage from './structure-page.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const answers: Record<string, (input: never) => unknown> = {};
const course = courseOf({ title: { en: 'Bread' } });
const { courseId } = course;
const rules = { published: true, release: null, prerequisites: [], binnedAt: null, version: 1 };
const moduleRow = (moduleId: string, changes: Partial<ModuleRow> = {}): ModuleRow => ({
  ...rules,
  moduleId,
  source: moduleId,
  title: { en: `Module ${moduleId}` },
  copying: false,
  ...changes,
});
const blockRow = (blockId: string, changes: Partial<BlockRow> = {}): BlockRow => ({
  ...rules,
  blockId,
  moduleId: 'M',
  source: blockId,
  kind: 'text',
  title: { en: `Lesson ${blockId}` },
  minutes: 5,
  preview: false,
  completion: { rule: 'marked' },
  facts: usualFacts,
  ...changes,
});
const structure = (modules: ModuleRow[], blocks: BlockRow[]) => ({
  course,
  modules,
  blocks,
  findings: [],
});
const refused = (status: number, code: 'not_found' | 'internal') =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r-17' });

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

const show = (search = '') =>
  renderInSite(
    <>
      <Routes>
        <Route path="/courses/:courseId/structure" element={<StructurePage />} />
      </Routes>
      <Address />
    </>,
    { at: `/courses/${courseId}/structure${search}` },
  );
const sent = (id: string) =>
  call.mock.calls.filter(([name]) => name === id).map(([, input]) => input as { body: unknown });
const row = (title: string) => screen.findByRole('row', { name: new RegExp(`\\. ${title}\\.`) });

// Plays what browsers do with a menu over the page and jsdom does not.
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(answers)) delete answers[name];
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  call.mockReset();
  call.mockImplementation(async (id: string, input: never) => {
    const answer = answers[id];
    if (!answer) throw new Error(`Nobody answers ${id}.`);
    return answer(input);
  });
  answers['lessons.getStructure'] = () =>
    structure([moduleRow('M'), moduleRow('N')], [blockRow('a'), blockRow('b')]);
});

describe('the page of a course’s structure', () => {
  it('holds the room of the tree while the course is on its way', async () => {
    answers['lessons.getStructure'] = () => new Promise(() => undefined);
    await show();
    expect(screen.getByRole('status', { name: 'Loading the course' })).toBeDefined();
  });

  it('says what went wrong with its code, and tries again', async () => {
    answers['lessons.getStructure'] = () => {
      throw refused(403, 'internal');
    };
    await show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Content' })).toBeDefined();
    answers['lessons.getStructure'] = () => structure([moduleRow('M')], []);
    fireEvent.click(again);
    expect(await row('Module M')).toBeDefined();
  });

  it('is no page for those whose course it is not, as for one that there is not', async () => {
    answers['lessons.getStructure'] = () => {
      throw refused(404, 'not_found');
    };
    await show();
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Content' })).toBeNull();
    expect(screen.queryByRole('treegrid')).toBeNull();
  });

  it('says how to begin where there is nothing yet, and begins there', async () => {
    answers['lessons.getStructure'] = () => structure([], []);
    await show();
    expect(
      await screen.findByRole('heading', { name: 'Nothing in this course yet' }),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Add a module' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New row: Module' }));
  });

  it('says what still works without a connection, and that it is back', async () => {
    await show();
    await row('Module M');
    act(() => connection.saw(false));
    expect(screen.getByText(/^You are offline\./)).toBeDefined();
    expect(await row('Lesson a')).toBeDefined();
    act(() => connection.saw(true));
    expect(screen.queryByText(/^You are offline\./)).toBeNull();
  });

  it('keeps which modules are folded on the device', async () => {
    const { unmount } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Collapse Module M' }));
    expect(screen.queryByRole('row', { name: /Lesson a/ })).toBeNull();
    unmount();
    await show();
    expect(await screen.findByRole('button', { name: 'Expand Module M' })).toBeDefined();
    expect(screen.queryByRole('row', { name: /Lesson a/ })).toBeNull();
  });
});

describe('many lessons at once', () => {
  const choose = async (...titles: string[]) => {
    for (const title of titles)
      fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  };

  it('get a day on which they open in one request, and their own back in one more', async () => {
    const own = { from: 'enrollment' as const, days: 2 };
    const blocks = [blockRow('a'), blockRow('b', { release: own })];
    answers['lessons.getStructure'] = () => structure([moduleRow('M')], [...blocks]);
    answers['lessons.editBlocks'] = ({ body }: { body: { edits: { blockId: string }[] } }) => {
      for (const { blockId, ...changes } of body.edits) {
        const at = blocks.findIndex((one) => one.blockId === blockId);
        const before = blocks[at] as BlockRow;
        blocks[at] = { ...before, ...changes, version: before.version + 1 };
      }
      return { blocks: [...blocks] };
    };
    await show();
    await choose('Lesson a', 'Lesson b');
    fireEvent.click(screen.getByRole('button', { name: 'When it opens…' }));
    const dialog = await screen.findByRole('dialog', { name: 'When 2 lessons open' });
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'Opens' }), {
      target: { value: 'enrollment' },
    });
    const days = await within(dialog).findByRole('textbox', { name: 'Days' });
    fireEvent.change(days, { target: { value: 'soon' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set for 2 lessons' }));
    expect(await within(dialog).findByText(/whole number from 0 to 1,000/)).toBeDefined();
    expect(sent('lessons.editBlocks')).toEqual([]);
    fireEvent.change(days, { target: { value: '9' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set for 2 lessons' }));
    const release = { from: 'enrollment', days: 9 };
    await waitFor(() =>
      expect(sent('lessons.editBlocks').map(({ body }) => body)).toEqual([
        {
          edits: [
            { blockId: 'a', version: 1, release },
            { blockId: 'b', version: 1, release },
          ],
        },
      ]),
    );
    expect(await screen.findAllByText(/Opens 9 days after enrollment/)).toHaveLength(2);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() =>
      expect(sent('lessons.editBlocks')[1]?.body).toEqual({
        edits: [
          { blockId: 'a', version: 2, release: null },
          { blockId: 'b', version: 2, release: own },
        ],
      }),
    );
    await screen.findByText(/Opens 2 days after enrollment/);
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(sent('lessons.editBlocks')).toHaveLength(3));
    expect(await screen.findAllByText(/Opens 9 days after enrollment/)).toHaveLength(2);
  });

  it('count as watched only where they play here', async () => {
    const blocks = [blockRow('a'), blockRow('b', { kind: 'video' })];
    answers['lessons.getStructure'] = () => structure([moduleRow('M')], blocks);
    answers['lessons.editBlocks'] = () => ({ blocks: [] });
    await show();
    await choose('Lesson a', 'Lesson b');
    fireEvent.click(screen.getByRole('button', { name: 'When it is done…' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Counts as done' }), {
      target: { value: 'watched' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set for 1 lesson' }));
    await waitFor(() =>
      expect(sent('lessons.editBlocks')[0]?.body).toEqual({
        edits: [{ blockId: 'b', version: 1, completion: { rule: 'watched', percent: 90 } }],
      }),
    );
  });

  it('come from a list that is pasted where a lesson is typed', async () => {
    let made = 0;
    answers['lessons.createBlocks'] = ({ body }: { body: { blocks: object[] } }) => ({
      blocks: body.blocks.map((block) => ({
        ...blockRow(`new ${(made += 1)}`),
        ...block,
        moduleId: 'M',
      })),
    });
    await show();
    const title = await screen.findByRole('button', { name: 'Lesson b' });
    (await row('Lesson b')).focus();
    fireEvent.doubleClick(title);
    fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Title: Lesson b' }), {
      key: 'Enter',
    });
    const draft = await screen.findByRole('textbox', { name: 'New row: Reading' });
    fireEvent.paste(draft, { clipboardData: { getData: () => '- Heat\n- Steam\n' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add 2 lessons' }));
    await waitFor(() =>
      expect(
        sent('lessons.createBlocks').map(({ body }) =>
          (body as { blocks: { title: object }[] }).blocks.map(({ title }) => title),
        ),
      ).toEqual([[{ en: 'Heat' }, { en: 'Steam' }]]),
    );
  });
});

describe('a module that is copied', () => {
  it('stands there at once and says that its lessons are on their way', async () => {
    answers['lessons.changeModules'] = () => ({
      modules: [moduleRow('C', { title: { en: 'Module M (copy)' }, copying: true })],
    });
    const copied = structure(
      [moduleRow('M'), moduleRow('C', { title: { en: 'Module M (copy)' }, copying: true })],
      [blockRow('a')],
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Module M' }));
    answers['lessons.getStructure'] = () => copied;
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Copy/, hidden: true }));
    await waitFor(() => expect(sent('lessons.changeModules')).toHaveLength(1));
    expect((await row('Module M \\(copy\\)')).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText(/Its lessons are being copied/)).toBeDefined();
  });
});

describe('the course as a learner has it', () => {
  const seen = (changes: Partial<Preview> = {}): Preview => ({
    at: '2031-05-01T10:00:00.000Z',
    enrolledAt: '2031-04-01T10:00:00.000Z',
    person: null,
    modules: [
      {
        moduleId: 'M',
        title: { en: 'Module M' },
        blocks: [
          { ...seenBlock('a'), locks: [] },
          { ...seenBlock('b'), locks: [{ reason: 'afterBlock', blockId: 'a' }] },
        ],
      },
    ],
    ...changes,
  });
  const seenBlock = (blockId: string) => ({
    blockId,
    moduleId: 'M',
    kind: 'text' as const,
    title: { en: `Lesson ${blockId}` },
    minutes: 5,
    preview: false,
    completion: { rule: 'marked' as const },
  });
  const asked = () =>
    call.mock.calls
      .filter(([name]) => name === 'lessons.preview')
      .map(([, input]) => (input as { query: object }).query);

  it('is asked of the server for the moment and the person of the address', async () => {
    const person = { userId: 'p-1', name: 'Ana Ruiz', doneBlocks: 1, lessons: 2 };
    answers['lessons.preview'] = () => seen({ person });
    await show('?panel=seen&at=2031-05-01T10:00:00.000Z&person=p-1');
    expect(await screen.findByText(/^As Ana Ruiz sees it/)).toBeDefined();
    expect(screen.getByText('1 of 2 lessons is open')).toBeDefined();
    expect(screen.getByText('Locked · Finish this first: “Lesson a”')).toBeDefined();
    expect(asked()).toEqual([{ at: '2031-05-01T10:00:00.000Z', userId: 'p-1' }]);
    answers['lessons.preview'] = () => seen();
    fireEvent.click(screen.getByRole('button', { name: 'As someone new' }));
    expect(await screen.findByText(/^As someone new sees it/)).toBeDefined();
    expect(screen.getByTestId('address').textContent).not.toContain('person');
  });

  it('finds somebody by name', async () => {
    answers['lessons.preview'] = () => seen();
    answers['rosters.list'] = () => ({
      items: [{ userId: 'p-2', name: 'Bo Li' }],
      nextCursor: null,
    });
    await show('?panel=seen');
    const search = await screen.findByRole('searchbox', { name: 'Find someone in the course' });
    fireEvent.change(search, { target: { value: 'bo' } });
    fireEvent.submit(search.closest('form') as HTMLFormElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Bo Li' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ userId: 'p-2' }));
  });

  it.each([
    ['nothing is published', () => seen({ modules: [] }), 'There is nothing for students yet'],
    [
      'the person is not in it',
      () => {
        throw refused(404, 'not_found');
      },
      'This person is not in the course',
    ],
  ])('says so where %s', async (_, answer, title) => {
    answers['lessons.preview'] = answer;
    await show('?panel=seen&person=p-9');
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });
});
