import type * as z from 'zod';
import { AppError } from '#functions/platform/app-error.ts';
import { index, keys } from '#functions/data/keys.ts';
import { storedAs, type Media, type mediaRecord } from './media.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

const toItem = (file: z.input<typeof mediaRecord>): Item => ({
  ...keys.media(file.mediaId),
  ...index.courseMedia(file.courseId, file.mediaId),
  entity: 'Media',
  ...file,
});

/** Writes of a file: items for a transaction. */
export const mediaWrites = {
  /** A file that is yet to come. */
  create: (file: z.input<typeof mediaRecord>): TransactionItem => ({
    label: 'media',
    put: toItem(file),
    condition: 'attribute_not_exists(pk)',
  }),

  /**
   * A file of a course that is a copy, under an id of its own; the bytes are not copied, and stay for
   * as long as it is there.
   */
  share(file: Media, courseId: string, mediaId: string): TransactionItem[] {
    const original = storedAs(file);
    const { expiresAt: ___, upload: ____, questions: _____, ...shared } = file;
    return [
      {
        label: 'shared-media',
        put: toItem({ ...shared, courseId, mediaId, storedAs: original, attached: 0 }),
        condition: 'attribute_not_exists(pk)',
      },
      {
        label: 'stored-file-holder',
        put: { ...keys.storedFileHolder(original, mediaId), entity: 'StoredFileHolder' },
      },
      {
        label: 'original',
        check: keys.media(file.mediaId),
        condition: 'attribute_exists(pk)',
      },
    ];
  },

  /** No longer holds the bytes of another file. */
  release: (storedAs: string, mediaId: string): TransactionItem => ({
    label: 'stored-file-holder',
    remove: keys.storedFileHolder(storedAs, mediaId),
  }),

  /**
   * Something, or as many things as `times` says, begins to name a good file: from now on it stays. Questions are
   * counted beside, since no outline tells where they are.
   * @throws AppError `media_not_ready`
   */
  attach: (courseId: string, mediaId: string, times = 1, by?: 'questions'): TransactionItem => ({
    label: 'attach-media',
    update: keys.media(mediaId),
    set: `REMOVE expiresAt ADD attached :times${by ? ', questions :times' : ''}`,
    condition: 'courseId = :courseId AND #state = :ready',
    expression: {
      names: { '#state': 'state' },
      values: { ':courseId': courseId, ':ready': 'ready', ':times': times },
    },
    refused: () => new AppError('media_not_ready'),
  }),

  /** A question that named it is gone for good. */
  releaseQuestion: (mediaId: string): TransactionItem => ({
    label: `media ${mediaId}`,
    update: keys.media(mediaId),
    set: 'ADD questions :less',
    condition: 'questions >= :one',
    expression: { values: { ':less': -1, ':one': 1 } },
  }),

  /** Removes a file that nothing began to name since it was read. */
  remove: ({ mediaId, attached }: Media): TransactionItem =>
    tryAgain({
      label: 'remove-media',
      remove: keys.media(mediaId),
      condition:
        attached === 0
          ? 'attribute_exists(pk) AND (attribute_not_exists(attached) OR attached = :attached)'
          : 'attached = :attached',
      expression: { values: { ':attached': attached } },
    }),
};
