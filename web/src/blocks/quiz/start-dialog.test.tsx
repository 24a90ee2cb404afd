// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import type { ErrorKey } from '#web/lib/error-key.ts';
import type { QuizPage } from './quiz-facts.tsx';
import StartDialog from './start-dialog.tsx';

const onStart = vi.fn();
beforeEach(() => onStart.mockReset());

const quiz = { needsCode: true, back: true, time: { seconds: 1800 } } as QuizPage;
const show = (changes: Partial<QuizPage> = {}, refused: ErrorKey | null = null) =>
  renderInSite(
    <StartDialog
      quiz={{ ...quiz, ...changes }}
      pending={false}
      refused={refused}
      onStart={onStart}
      onClose={vi.fn()}
    />,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Start now' }));

it('nothing starts without the code that a quiz asks for', async () => {
  await show();
  screen.getByText(/you have 30 minutes/);
  press();
  screen.getByText(/This quiz needs an access code/);
  expect(onStart).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Access code/), { target: { value: ' Open, sesame ' } });
  expect(screen.queryByText(/This quiz needs an access code/)).toBeNull();
  press();
  expect(onStart).toHaveBeenCalledExactlyOnceWith('Open, sesame');
});

it('says beside the field that a code is wrong, and above all that there were too many of them', async () => {
  const { unmount } = await show({}, 'access_code_wrong');
  expect(screen.getByLabelText(/^Access code/).getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/This is not the access code/);
  unmount();
  await show({}, 'too_many_requests');
  expect(screen.getByLabelText(/^Access code/).getAttribute('aria-invalid')).not.toBe('true');
  screen.getByRole('alert');
});

it('asks for no code where there is none', async () => {
  await show({ needsCode: false, time: { ...quiz.time, seconds: null } });
  expect(screen.queryByLabelText(/^Access code/)).toBeNull();
  press();
  expect(onStart).toHaveBeenCalledExactlyOnceWith(undefined);
});
