import { useCallback, useEffect } from 'react';
import type { Work } from '#shared/schemas/work-files.ts';
import { type FilesUnderWay, useReadyFiles } from '#web/lib/uploads/use-ready-files.ts';
import type { AnswerQueue } from './answer-queue.ts';
import type { Attempt } from './types.ts';

type Props = {
  attempt: Attempt;
  queue: AnswerQueue;
  onChange: (underWay: FilesUnderWay) => void;
};

/** Watches over the files of an attempt, whichever question is shown: what becomes ready is in its answer at once. */
export default function AttemptFiles({ attempt, queue, onChange }: Props) {
  const { attemptId, questions } = attempt;
  const belongs = useCallback(
    (work: Work) => work.kind === 'attempt' && work.attemptId === attemptId,
    [attemptId],
  );
  const underWay = useReadyFiles(belongs, ({ mediaId, work }) => {
    if (work.kind !== 'attempt') return undefined;
    const { slotId } = work;
    const asked = questions.find((one) => one.slotId === slotId)?.asked;
    const answer = queue.get().answers[slotId]?.answer ?? null;
    const files = answer?.type === 'file' ? answer.files : [];
    // On another device it may have been named already, or others in its place.
    if (asked?.type !== 'file' || files.includes(mediaId)) return undefined;
    if (files.length >= asked.most) return 'many';
    queue.answer(slotId, { type: 'file', files: [...files, mediaId] });
    return undefined;
  });
  useEffect(() => onChange(underWay), [onChange, underWay]);
  return null;
}
