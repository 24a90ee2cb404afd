import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { mediaOf } from '#shared/questions/registry.ts';
import { createDraft } from '#web/blocks/draft/create-draft.ts';
import { useDraft } from '#web/blocks/draft/use-draft.ts';
import type { Files } from '#web/blocks/form/files.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { write } from '#web/lib/write.ts';
import { bankQueries } from '../queries.ts';
import type { Question } from '../types.ts';
import {
  draftOf,
  mergeDrafts,
  newerOf,
  prepareDraft,
  type QuestionDraft,
} from './question-draft.ts';

/** The draft of a question, kept on the device until its author saves it: each save of its content is a version. */
export function useQuestionDraft(question: Question, files: Files) {
  const client = useQueryClient();
  const { bankId, questionId } = question;
  return useDraft<QuestionDraft, ReturnType<typeof newerOf>>(
    'question',
    questionId,
    draftOf(question),
    (kept) =>
      createDraft({
        ...kept,
        saved: { content: draftOf(question), version: question.version },
        delay: null,
        prepare: prepareDraft,
        merge: mergeDrafts,
        newer: newerOf,
        send: async (draft, version) => {
          const params = { bankId, questionId };
          const row = await write('banks.updateQuestion', { params, body: { version, ...draft } });
          client.setQueryData(
            bankQueries.question(bankId, questionId).queryKey,
            (before) => before && { ...before, ...row, content: draft.content },
          );
          return row.version;
        },
        onSaved: (saved) => {
          if (saved.question) {
            files.takeLinks(saved.question.links);
            client.setQueryData(bankQueries.question(bankId, questionId).queryKey, saved.question);
          } else files.complete(mediaOf(saved.content.content));
          // Lists are asked again when they are looked at: one's place among the questions stays meanwhile.
          void client.invalidateQueries({ queryKey: bankQueries.all, refetchType: 'none' });
        },
        why: (error) => i18next.t(`errors:${errorKey(error)}`),
      }),
  );
}
