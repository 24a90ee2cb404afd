import { mediaOf } from '#shared/questions/registry.ts';
import { errorKey, type ErrorKey } from '#web/lib/error-key.ts';
import { write } from '#web/lib/write.ts';
import type { EmbeddedFile } from '../formats/types.ts';
import { withMedia } from '../formats/with-media.ts';
import { batchesOf } from '#web/questions/batches.ts';
import type { Ahead } from './gathered.ts';
import type { createPictureSender } from './send-picture.ts';

/** A question that waits, since a picture of it did not get into the course. */
export type Held = { question: Ahead; why: string };

export type Outcome = {
  created: number;
  /** Brought in by somebody else meanwhile. */
  there: number;
  held: Held[];
  /** Those that nobody has come to: it was stopped, or refused. */
  left: Ahead[];
  error: ErrorKey | null;
};

type Options = {
  bankId: string;
  questions: readonly Ahead[];
  pictures: ReadonlyMap<string, EmbeddedFile>;
  sendPicture: ReturnType<typeof createPictureSender>;
  onProgress: (done: number) => void;
  isStopped: () => boolean;
};

const request = ({ head, content, source }: Ahead, ids: ReadonlyMap<string, string>) => ({
  ...head,
  source,
  content: withMedia(content, (mediaId) => ids.get(mediaId) ?? mediaId),
});

/**
 * Brings questions in, batch by batch, each with its pictures and all or none. What was brought in stays; whoever goes
 * on later brings in what is left, and nothing twice. The last batch goes first: a bank lists what came last before the
 * rest, and so has the questions in the order of their files.
 */
export async function bringIn(options: Options): Promise<Outcome> {
  const { bankId, pictures, sendPicture, onProgress, isStopped } = options;
  const outcome: Outcome = { created: 0, there: 0, held: [], left: [], error: null };
  let done = 0;
  const batches = batchesOf(options.questions).toReversed();
  for (const [at, batch] of batches.entries()) {
    if (isStopped() || outcome.error !== null) {
      outcome.left.unshift(...batches.slice(at).toReversed().flat());
      break;
    }
    const ids = new Map<string, string>();
    const whole: Ahead[] = [];
    const held: Held[] = [];
    for (const question of batch) {
      let lacks: string | null = null;
      for (const mediaId of mediaOf(question.content)) {
        const picture = pictures.get(mediaId);
        const answer = picture && (await sendPicture(picture));
        if (answer && 'mediaId' in answer) ids.set(mediaId, answer.mediaId);
        else if (answer) lacks ??= answer.why;
      }
      if (lacks === null) whole.push(question);
      else held.push({ question, why: lacks });
    }
    try {
      if (whole.length > 0) {
        const body = { questions: whole.map((question) => request(question, ids)) };
        const { questions } = await write('banks.createQuestions', { params: { bankId }, body });
        const created = questions.filter((one) => one.outcome === 'created').length;
        outcome.created += created;
        outcome.there += questions.length - created;
      }
    } catch (error) {
      outcome.error = errorKey(error);
      outcome.left.unshift(...whole);
    }
    outcome.held.unshift(...held);
    done += batch.length;
    onProgress(done);
  }
  return outcome;
}
