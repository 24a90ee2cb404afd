import type * as z from 'zod';
import type { draftSchema } from '#shared/schemas/assignments.ts';
import type { Draft } from '#functions/data/assignments/drafts.ts';
import { partOf, type WorkFile } from '#functions/data/media/work-files.ts';

/**
 * A draft as its writer sees it.
 * @param known the files that it names, in any order; of one that is no more nothing is said
 */
export function presentDraft(draft: Draft, known: WorkFile[]): z.infer<typeof draftSchema> {
  const { text, link, selfAssessment, version, savedAt } = draft;
  const files = draft.files.flatMap((mediaId) => {
    const file = known.find((one) => one.mediaId === mediaId);
    if (!file) return [];
    const { fileName, contentType, bytes, state } = file;
    return [{ mediaId, fileName, contentType, bytes, state, part: partOf(file) }];
  });
  return { text, link, selfAssessment, files, version, savedAt };
}
