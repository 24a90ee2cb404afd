// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { LessonStage } from './lesson-stage.tsx';

vi.mock('#web/blocks/block-content.tsx', () => ({ BlockContent: () => null }));
vi.mock('./lesson-end.tsx', () => ({ LessonEnd: () => null }));

const lessonOf = (minutes: number | null) => ({
  block: {
    courseId: 'C',
    moduleId: 'M',
    blockId: 'B',
    title: { en: 'Metals' },
    minutes: 30,
    content: { ...plainQuiz, minutes },
    state: 'notStarted',
    positionSeconds: 0,
    can: { recordProgress: false },
  },
  course: { startsOn: null },
  outline: [],
  enrollment: null,
});

const show = (minutes: number | null) =>
  renderInSite(
    <LessonStage
      lesson={lessonOf(minutes) as never}
      userId="U"
      video={{} as never}
      askedSecond={null}
      freshBlock={vi.fn()}
      onRecorded={vi.fn()}
      onState={vi.fn()}
      onNote={null}
      onNear={vi.fn()}
    />,
  );

it('leaves the time of a quiz that has a limit to its rules: some have more than the outline plans', async () => {
  await show(30);
  screen.getByText('Quiz');
  expect(screen.queryByText(/30 min/)).toBeNull();
  cleanup();
  await show(null);
  screen.getByText(/^Quiz · 30 min/);
});
