// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { Question } from '../types.ts';
import { UsedIn } from './used-in.tsx';

const used = { courseId: 'C', quizId: 'Q', title: { en: 'Finals' }, by: 'name', version: null };
const questionOf = (type: string, scored: number, isBinned = false) =>
  ({
    questionId: 'K',
    contentVersion: 1,
    content: { type },
    figures: { asked: 4, scored },
    usedIn: [{ ...used, isBinned }],
  }) as unknown as Question;

const keeps = /they keep their points until you regrade/;

it('tells who may correct a key that what was scored by it stays, and leads to the regrade', async () => {
  await renderInSite(<UsedIn question={questionOf('numeric', 3)} />);
  screen.getByText(keeps);
  expect(screen.getByRole('link', { name: 'Regrade' }).getAttribute('href')).toBe(
    '/quizzes/review?course=C&quiz=Q&view=analysis&regrade=K',
  );
});

it.each([
  ['nothing is scored yet', questionOf('numeric', 0)],
  ['a person marks', questionOf('file', 2)],
  ['its quiz lies in the trash', questionOf('numeric', 3, true)],
])('leads to none where %s', async (_, question) => {
  await renderInSite(<UsedIn question={question} />);
  screen.getByText('Finals');
  expect(screen.queryByRole('link', { name: 'Regrade' })).toBeNull();
});
