import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { bankQueries, untilListed } from './queries.ts';
import './texts.ts';
import type { QuestionChange, QuestionRow } from './types.ts';

const words = {
  move: 'done.moved',
  copy: 'done.copied',
  bin: 'done.binned',
  restore: 'done.restored',
  setStatus: 'done.changed',
  setDifficulty: 'done.changed',
  setPoints: 'done.changed',
  addTags: 'done.changed',
  removeTags: 'done.changed',
} as const satisfies Record<QuestionChange['do'], string>;

/** Changes questions of a bank, at most a page of them, all or none; `problem` tells what refused it. */
export function useChange(bankId: string, onChanged: (questions: QuestionRow[]) => void) {
  const { t } = useTranslation(['banks', 'errors']);
  const client = useQueryClient();
  const write = useWrite('banks.changeQuestions', {
    meta: { invalidates: [bankQueries.all], handles: 'all' },
    onSuccess: ({ questions }, { body }) => {
      void notify('success', { title: t(words[body.change.do], { count: questions.length }) });
      // The counts of tags follow a change by seconds.
      if (body.change.do === 'addTags' || body.change.do === 'removeTags')
        setTimeout(() => void client.invalidateQueries(bankQueries.tags(bankId)), untilListed);
      onChanged(questions);
    },
  });
  return {
    change: (questionIds: readonly string[], change: QuestionChange) =>
      write.mutate({ params: { bankId }, body: { questionIds: [...questionIds], change } }),
    pending: write.isPending,
    problem: write.error && t(`errors:${errorKey(write.error)}`),
    forget: write.reset,
  };
}
