import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { createDraft } from '#web/blocks/draft/create-draft.ts';
import { leaving } from '#web/blocks/draft/leaving.ts';
import { useDraft } from '#web/blocks/draft/use-draft.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';
import { serverNow } from '#web/lib/server-now.ts';
import { write } from '#web/lib/write.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import {
  draftOf,
  type MarkingDraft,
  mergeMarkings,
  newerOf,
  preparedMarking,
  withMarking,
} from './marking-draft.ts';

/** How long somebody rests before what they wrote is saved, in milliseconds. */
const delay = 1000;

/** Saves a marking, and takes it into what the page knows. @returns its version */
async function saveMarking(
  client: QueryClient,
  submissionId: string,
  { isReady, files, ...marking }: MarkingDraft,
  version: number,
): Promise<number> {
  const { queryKey } = submissionQueries.work(submissionId);
  const { releasedAt, ...saved } = await write('submissions.saveMarking', {
    params: { submissionId },
    body: {
      version: version === 0 ? null : version,
      marking,
      files: files.map(({ mediaId }) => mediaId),
      isReady,
    },
  });
  client.setQueryData(
    queryKey,
    (before) => before && withMarking(before, saved, releasedAt, serverNow()),
  );
  // What became of the mark follows; what is on the page is right already.
  if (isReady) void client.invalidateQueries({ queryKey });
  return saved.version;
}

/** What somebody writes who marks a submission, from the first choice to the server. */
export function useMarkingDraft(work: SubmissionWork, name: string) {
  const client = useQueryClient();
  const { submissionId } = work;
  const { queryKey } = submissionQueries.work(submissionId);
  const { state, save } = useDraft<MarkingDraft, ReturnType<typeof newerOf>>(
    'work',
    submissionId,
    draftOf(work.marking),
    (kept) =>
      createDraft({
        ...kept,
        saved: { content: draftOf(work.marking), version: work.marking?.version ?? 0 },
        delay,
        prepare: preparedMarking,
        merge: mergeMarkings,
        newer: newerOf,
        send: (draft, version) => saveMarking(client, submissionId, draft, version),
        onSaved: ({ marking }) => {
          if (!marking) return;
          client.setQueryData(
            queryKey,
            (before) => before && withMarking(before, marking, before.releasedAt, serverNow()),
          );
        },
        why: (error) => i18next.t(`errors:${errorKey(error)}`),
      }),
  );
  // Whoever has gone on hears of it where the save that they left behind did not reach the server.
  useEffect(
    () => () =>
      void leaving.ended(submissionId)?.then(() => {
        const { unsaved } = save.get();
        if (!unsaved) return;
        void notify('error', {
          title: i18next.t('submissions:left.title', { name }),
          description: i18next.t('submissions:left.text'),
        });
      }),
    [submissionId, save, name],
  );
  /** The version in which what is written is saved, also where that is nothing yet; null: it could not be saved. */
  const saved = async (): Promise<number | null> => {
    await save.leave();
    if (save.get().unsaved) return null;
    const known = client.getQueryData(queryKey)?.marking;
    return known?.version ?? (await saveMarking(client, submissionId, save.get().content, 0));
  };
  return { state, save, saved };
}
