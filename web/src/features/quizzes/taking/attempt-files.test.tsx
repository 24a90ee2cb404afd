// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Work } from '#shared/schemas/work-files.ts';
import { createStore } from '#web/lib/create-store.ts';
import AttemptFiles from './attempt-files.tsx';
import type { AnswerQueue } from './answer-queue.ts';
import type { Answer, Attempt } from './types.ts';

type Ready = { mediaId: string; work: Work };
const page = vi.hoisted(() => ({
  ready: (_: Ready): 'many' | void => undefined,
  belongs: (_: Work) => false,
}));
vi.mock('#web/lib/uploads/use-ready-files.ts', () => ({
  useReadyFiles: (belongs: (work: Work) => boolean, onReady: (file: Ready) => 'many' | void) => {
    Object.assign(page, { belongs, ready: onReady });
    return {};
  },
}));

const workOf = (slotId: string, attemptId = 'A'): Work => ({
  kind: 'attempt',
  courseId: 'C',
  quizId: 'Q',
  attemptId,
  slotId,
});
const attempt = {
  attemptId: 'A',
  questions: [
    { slotId: 'files', asked: { type: 'file', most: 2 } },
    { slotId: 'essay', asked: { type: 'essay' } },
  ],
} as unknown as Attempt;

const answers = createStore<Record<string, { answer: Answer }>>({});
const queue = {
  get: () => ({ answers: answers.get() }),
  answer: (slotId: string, answer: Answer) =>
    answers.set({ ...answers.get(), [slotId]: { answer } }),
} as unknown as AnswerQueue;
function ready(mediaId: string, slotId = 'files') {
  let said: 'many' | void = undefined;
  act(() => {
    said = page.ready({ mediaId, work: workOf(slotId) });
  });
  return said;
}
const named = () => answers.get()['files']?.answer;

beforeEach(() => {
  cleanup();
  answers.set({ files: { answer: null } });
  render(<AttemptFiles attempt={attempt} queue={queue} onChange={() => undefined} />);
});

it('a file that becomes ready is in the answer to its question, behind those that are there', () => {
  ready('M1');
  ready('M2');
  expect(named()).toEqual({ type: 'file', files: ['M1', 'M2'] });
});

it('a file is named once, and one that would be one too many is said to be so', () => {
  const said = ['M1', 'M1', 'M2', 'M3'].map((mediaId) => ready(mediaId));
  expect(said).toEqual([undefined, undefined, undefined, 'many']);
  expect(named()).toEqual({ type: 'file', files: ['M1', 'M2'] });
});

it('a file of a question that is not asked here changes nothing', () => {
  ready('M1', 'gone');
  ready('M1', 'essay');
  expect(answers.get()).toEqual({ files: { answer: null } });
  expect(page.belongs(workOf('files'))).toBe(true);
  expect(page.belongs(workOf('files', 'B'))).toBe(false);
  expect(
    page.belongs({ kind: 'assignment', courseId: 'C', assignmentId: 'A', part: 'files' }),
  ).toBe(false);
});
