import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { createDraft } from '#web/blocks/draft/create-draft.ts';
import { useDraft } from '#web/blocks/draft/use-draft.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { write } from '#web/lib/write.ts';
import { type PeerTask, peerTaskQuery } from './queries.ts';
import {
  draftOf,
  mergeReviews,
  newerOf,
  preparedReview,
  type ReviewDraft,
} from './review-draft.ts';

/** How long somebody rests before what they wrote is saved, in milliseconds. */
const delay = 1000;

/** What somebody writes who reviews, from the first choice to the server. */
export function useReviewDraft({ taskId, review }: PeerTask) {
  const client = useQueryClient();
  const { queryKey } = peerTaskQuery(taskId);
  const send = async ({ isDelivered, ...written }: ReviewDraft, version: number) => {
    const saved = await write('assignments.savePeerReview', {
      params: { taskId },
      body: { version: version === 0 ? null : version, review: written, isDelivered },
    });
    client.setQueryData(
      queryKey,
      (before) =>
        before && {
          ...before,
          review: saved,
          state: isDelivered ? ('delivered' as const) : before.state,
        },
    );
    // Lists and the page of the assignment say which are delivered.
    if (isDelivered) void client.invalidateQueries({ queryKey: ['assignments'] });
    return saved.version;
  };
  return useDraft<ReviewDraft, ReturnType<typeof newerOf>>(
    'work',
    taskId,
    draftOf(review),
    (kept) =>
      createDraft({
        ...kept,
        saved: { content: draftOf(review), version: review?.version ?? 0 },
        delay,
        prepare: preparedReview,
        merge: mergeReviews,
        newer: newerOf,
        send,
        onSaved: () => undefined,
        why: (error) => i18next.t(`errors:${errorKey(error)}`),
      }),
  );
}
