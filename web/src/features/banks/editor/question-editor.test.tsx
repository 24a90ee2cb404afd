// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { trueFalse } from '#test/world/questions.ts';
import { QuestionEditor } from './question-editor.tsx';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));
// What becomes of a question elsewhere is no part of writing it.
vi.mock('./question-use.tsx', () => ({ QuestionUse: () => null }));

const { stem, audio, hints, feedback, belowZero } = trueFalse('How high is it?');
const question = {
  questionId: '01J0000000000000000000000Q',
  bankId: '01J0000000000000000000000B',
  name: null,
  stem: { en: 'How high is it?' },
  type: 'numeric',
  tags: [],
  difficulty: null,
  points: 10_000,
  status: 'draft',
  source: null,
  version: 1,
  contentVersion: 1,
  versions: 1,
  changedAt: '2026-03-01T10:00:00.000Z',
  binnedAt: null,
  links: [],
  usedIn: [],
  figures: { asked: 0, answered: 0, scored: 0, groups: [] },
  content: {
    type: 'numeric',
    stem,
    audio,
    hints,
    feedback,
    belowZero,
    accepted: [
      { value: '5', tolerance: { kind: 'absolute', by: '0' }, weight: 10_000, feedback: null },
    ],
    unit: { isRequired: true, penalty: 0, accepted: [{ unit: 'm', factor: '1' }] },
  },
};

it('leads to what keeps a question from being saved, however far below it stands', async () => {
  api.mockImplementation(async (route: string) =>
    route === 'banks.getQuestion' ? question : { items: [], nextCursor: null, questions: [] },
  );
  await renderInSite(
    <QuestionEditor
      bankId={question.bankId}
      questionId={question.questionId}
      pickMedia={async () => undefined}
      addressOf={() => '/'}
    />,
  );
  const unit = await screen.findByRole('textbox', { name: 'Unit 1' });
  fireEvent.change(unit, { target: { value: '' } });
  screen.getByRole('button', { name: 'Save' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(unit));
});
