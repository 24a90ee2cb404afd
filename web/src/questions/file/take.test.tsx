// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedOf, type GivenAnswer, givenAnswerSchema } from '#shared/schemas/questions.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { AnswerFiles } from '../answer-files.ts';
import { QuestionReview } from '../question-review.tsx';
import { QuestionTake } from '../question-take.tsx';
import { written } from '../written-fixture.ts';

const asked: AskedOf<'file'> = {
  type: 'file',
  stem: written('Show your drawing.'),
  audio: null,
  accepts: ['application/pdf', 'image/png'],
  most: 2,
  mostBytes: null,
};
const mediaId = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const links = [
  {
    mediaId,
    url: 'https://files.test/plan.pdf',
    fileName: 'plan.pdf',
    contentType: 'application/pdf' as const,
    bytes: 1200,
  },
];
const work: Work = { kind: 'attempt', courseId: 'C', quizId: 'Q', attemptId: 'A', slotId: 'S' };
const nothingUnderWay: FilesUnderWay = {
  uploads: [],
  underWay: 0,
  unfinished: [],
  ready: [],
  goOn: vi.fn(),
  giveUp: vi.fn(),
};

let last: GivenAnswer | null = null;
beforeEach(() => {
  last = null;
  URL.createObjectURL = () => 'blob:tried';
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

type Shown = { begin?: GivenAnswer | null; underWay?: FilesUnderWay | null };

async function take({ begin = null, underWay }: Shown = {}) {
  function Attempt() {
    const [given, setGiven] = useState(begin);
    return (
      <AnswerFiles value={underWay === undefined ? null : { work, underWay }}>
        <QuestionTake
          asked={asked}
          given={given}
          links={links}
          onChange={(next) => {
            last = next;
            setGiven(next);
          }}
        />
        <QuestionReview
          asked={asked}
          given={given}
          review={{ type: 'file', parts: [], feedback: [], general: null, key: null }}
          links={links}
        />
      </AnswerFiles>
    );
  }
  await renderInSite(<Attempt />);
}

const png = (name = 'a.png') => new File(['0123'], name, { type: 'image/png' });
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files } });
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((it) => it.textContent);

describe('a question that asks for files', () => {
  it('is a group that is called by what is asked and how it is answered', async () => {
    await take();
    expect(
      screen.getByRole('group', { name: 'Show your drawing. Add up to 2 files.' }),
    ).toBeDefined();
  });

  it('where somebody only tries, takes what is chosen for this page alone, and shows it in the review', async () => {
    await take();
    await choose(png('a.png'), png('b.png'), png('c.png'), png('d.exe'));
    expect(givenAnswerSchema.parse(last)).toMatchObject({ type: 'file', files: { length: 2 } });
    expect(listed('Files').map((text) => text.slice(0, 5))).toEqual(['a.png', 'b.png']);
    expect(listed('Your answer')).toHaveLength(2);
    expect(screen.getByText('This file type is not accepted here.')).toBeDefined();
    expect(screen.getByText('No more files can be added here: remove one first.')).toBeDefined();
    expect(workUploads.get()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove c.png from the list' }));
    expect(screen.queryByText('c.png')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
    expect(last).toBeNull();
  });

  it('where somebody only tries, takes what found no room once there is some', async () => {
    await take();
    await choose(png('a.png'), png('b.png'), png('c.png'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try c.png again' }));
    expect(listed('Files').map((text) => text.slice(0, 5))).toEqual(['b.png', 'c.png']);
    expect(screen.queryByText(/^There is room/)).toBeNull();
  });

  it('sends what is chosen for the very question, and answers with none of it before it is ready', async () => {
    const add = vi.spyOn(workUploads, 'add').mockReturnValue('K');
    await take({ underWay: nothingUnderWay });
    const file = png();
    await choose(file);
    expect(add.mock.calls).toEqual([[work, file, null]]);
    expect(last).toBeNull();
  });

  it('shows again what was answered, by what the server said of it, and takes it back', async () => {
    await take({ begin: { type: 'file', files: [mediaId] }, underWay: nothingUnderWay });
    await screen.findByRole('list', { name: 'Files' });
    expect(listed('Files')[0]).toContain('plan.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(last).toBeNull();
    expect(screen.getByText('You did not answer this question.')).toBeDefined();
  });

  it('waits until it is known what is on its way', async () => {
    await take({ underWay: null });
    expect(screen.getByRole('status', { name: 'Loading the files' })).toBeDefined();
    expect(screen.queryByLabelText('Choose files')).toBeNull();
  });
});
