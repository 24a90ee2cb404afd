import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { QuestionRow } from '../types.ts';

const QuestionPicker = lazy(async () => ({
  default: (await import('./question-picker.tsx')).QuestionPicker,
}));

type Asked = { answer: (rows: QuestionRow[] | undefined) => void };

/**
 * Lets somebody choose questions of a bank, several at once: `pick` answers with them, or with undefined where they
 * thought better of it. `dialog` stands anywhere on the page.
 * @param banks the first is the course's
 */
export function useQuestionPicker(banks: readonly string[]): {
  pick: () => Promise<QuestionRow[] | undefined>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const take = (rows: QuestionRow[] | undefined) => {
    asked?.answer(rows);
    setAsked(null);
  };
  return {
    pick: () =>
      new Promise((answer) => {
        asked?.answer(undefined);
        setAsked({ answer });
      }),
    dialog: asked && (
      <Suspense fallback={null}>
        <QuestionPicker banks={banks} onTake={take} />
      </Suspense>
    ),
  };
}
