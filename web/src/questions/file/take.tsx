import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerFiles } from '../answer-files.ts';
import { Pictures } from '../pictures.ts';
import { AskedFrame } from '../take/asked-frame.tsx';
import type { TakeProps } from '../take/take-props.ts';

// Most quizzes ask for no files: what sends them comes with the first question that does.
const SentFiles = lazy(() => import('./sent-files.tsx'));
const TriedFiles = lazy(() => import('./tried-files-take.tsx'));

/** Files to send, which a person looks at. */
export function FileTake({ asked, given, onChange }: TakeProps<'file'>) {
  const { t } = useTranslation('questions');
  const sending = useContext(AnswerFiles);
  const { links, onLinkEnded } = useContext(Pictures);
  const { accepts, most, mostBytes } = asked;
  const shared = {
    taken: { accepts, most, mostBytes },
    mediaIds: given?.files ?? [],
    onChange: (files: string[]) => onChange(files.length > 0 ? { type: 'file', files } : null),
  };
  const waiting = <Skeleton h="8rem" role="status" aria-label={t('take.filesLoading')} />;
  return (
    <AskedFrame asked={asked} legend={t('take.files', { count: most })}>
      <Suspense fallback={waiting}>
        {sending === null ? (
          <TriedFiles {...shared} />
        ) : sending.underWay === null ? (
          waiting
        ) : (
          <SentFiles
            {...shared}
            work={sending.work}
            underWay={sending.underWay}
            links={links}
            onLinkEnded={onLinkEnded}
          />
        )}
      </Suspense>
    </AskedFrame>
  );
}
