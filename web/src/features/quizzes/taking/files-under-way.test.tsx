// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { wantsFiles } from '#test/world/questions.ts';
import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import type { Upload } from '#web/lib/uploads/upload-manager.ts';
import { createTry } from '../builder/try/try-source.ts';
import { Taking } from './taking.tsx';

const shown = vi.hoisted(() => ({ uploads: [] as unknown[] }));
vi.mock('#web/lib/uploads/use-ready-files.ts', () => {
  const underWay = { underWay: 0, unfinished: [], ready: [], goOn: vi.fn(), giveUp: vi.fn() };
  // The same as long as nothing changes, as the real one is.
  const all = { ...underWay, uploads: shown.uploads };
  return { useReadyFiles: () => all };
});

const work = { kind: 'attempt', courseId: 'C', quizId: 'Q', attemptId: 'A', slotId: 'S' } as const;
const upload = (fileName: string, changes: Partial<Upload>): Upload => ({
  key: fileName,
  place: work,
  fileName,
  bytes: 10,
  sent: 0,
  state: 'failed',
  mediaId: null,
  media: null,
  failure: null,
  ...changes,
});

function Page() {
  const [one] = useState(() =>
    createTry({
      quiz: {
        ...plainQuiz,
        sections: [{ sectionId: 'A', title: null, instructions: null, shuffle: false, slots: [] }],
      },
      quizId: 'Q',
      attemptId: 'A',
      paper: [
        {
          slotId: 'S',
          section: 0,
          bankId: 'B',
          questionId: 'Q1',
          version: 1,
          points: 10_000,
          content: wantsFiles(),
          draw: { type: 'file' },
        },
      ],
      links: [],
      now: Date.now,
      onChange: () => undefined,
    }),
  );
  const [attempt] = useState(() => one.attempt());
  const [source] = useState(() => ({ ...one.source, workOf: () => work }));
  return <Taking attempt={attempt} source={source} onEnded={() => undefined} />;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('whoever submits hears of each file that may still arrive, and not of those that never will', async () => {
  shown.uploads.push(
    upload('slow.pdf', { state: 'sending' }),
    upload('no room.pdf', { failure: { because: 'error', code: 'own_storage_full' } }),
    upload('a.exe', { failure: { because: 'type' } }),
  );
  await renderInSite(<Page />);
  await screen.findByText('slow.pdf');
  const [finish] = screen.getAllByRole('button', { name: 'Finish…' });
  fireEvent.click(finish!);
  const dialog = screen.getByRole('dialog');
  within(dialog).getByText(/^2 files have not arrived yet/);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual(expect.arrayContaining(['slow.pdf', 'no room.pdf']));
  expect(within(dialog).queryByText('a.exe')).toBeNull();
});
