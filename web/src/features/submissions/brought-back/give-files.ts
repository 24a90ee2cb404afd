import { typeOf } from '#shared/policies/media-types.ts';
import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { draftOf } from '../marking/marking-draft.ts';
import { NotSent, sendFile } from './send-file.ts';
import type { Entry } from './open-files.ts';
import type { GivenTo } from './plan-files.ts';

/** So often somebody else may save the marking meanwhile. */
const mostTries = 4;

type Sent = { mediaId: string; name: string };

/** Names files in the marking as it is by now; what has the name of one takes its place. */
async function nameIn(submissionId: string, sent: readonly Sent[]): Promise<void> {
  const { marking } = await api('submissions.get', { params: { submissionId } });
  const { isReady, files, ...written } = draftOf(marking);
  const ids = sent.map(({ mediaId }) => mediaId);
  const kept = files
    .filter(({ fileName }) => !sent.some(({ name }) => name === fileName))
    .map(({ mediaId }) => mediaId);
  await api('submissions.saveMarking', {
    params: { submissionId },
    body: {
      version: marking?.version ?? null,
      marking: written,
      files: [...new Set([...kept, ...ids])],
      isReady,
    },
    idempotencyKey: crypto.randomUUID(),
  });
}

async function untilNamed(submissionId: string, sent: readonly Sent[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await nameIn(submissionId, sent);
    } catch (error) {
      if (errorKey(error) !== 'stale_version' || tries === mostTries) throw error;
    }
  }
}

/**
 * Sends the files for one submission, and names them all in its marking at once, or none of them.
 * @param known what was sent before, by its entry: it is not sent anew
 * @throws NotSent, ApiError
 */
export async function giveFiles(
  { work: { submissionId }, files }: GivenTo,
  known: Map<Entry, string>,
): Promise<void> {
  const sent: Sent[] = [];
  for (const { entry, name } of files) {
    const bytes = known.has(entry) ? null : await entry.load();
    if (!known.has(entry) && !bytes) throw new NotSent({ because: 'empty' });
    if (bytes) {
      const file = new File([bytes], name, { type: typeOf(name) ?? '' });
      known.set(entry, await sendFile({ kind: 'marking', submissionId }, file));
    }
    sent.push({ mediaId: known.get(entry) ?? '', name });
  }
  await untilNamed(submissionId, sent);
}
