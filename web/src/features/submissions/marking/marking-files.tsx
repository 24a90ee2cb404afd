import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  feedbackTypes,
  mostFeedbackBytes,
  mostFeedbackFiles,
  mostFeedbackMinutes,
} from '#shared/policies/feedback-limits.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { Recorder } from '#web/components/recording/recorder.tsx';
import { WorkFileChooser } from '#web/components/uploads/work-file-chooser.tsx';
import { useReadyFiles } from '#web/lib/uploads/use-ready-files.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';
import { differingNames } from '../download/zip-names.ts';
import '../texts.ts';
import type { Marking, SubmissionWork } from '../types.ts';

type Files = Marking['files'];
type Props = {
  work: Pick<SubmissionWork, 'submissionId' | 'links'>;
  files: Files;
  /** What is given at this very moment: several files may become ready before anything is drawn again. */
  current: () => Files;
  onChange: (files: Files) => void;
  onLinkEnded: () => void;
};

const taken = { accepts: feedbackTypes, most: mostFeedbackFiles, mostBytes: mostFeedbackBytes };

/** What was recorded, under a name that no other file of the marking has. */
function named(recorded: File, others: readonly { fileName: string }[]): File {
  const nameIn = differingNames();
  for (const { fileName } of others) nameIn(fileName);
  return new File([recorded], nameIn(recorded.name), { type: recorded.type });
}

/** Files that are given with a marking: chosen, recorded, opened and taken away again; what becomes ready is in it at once. */
export default function MarkingFiles({ work, files, current, onChange, onLinkEnded }: Props) {
  const { t } = useTranslation('submissions');
  const { submissionId, links } = work;
  const place = useMemo(() => ({ kind: 'marking' as const, submissionId }), [submissionId]);
  const belongs = useCallback(
    (one: Work) => one.kind === 'marking' && one.submissionId === submissionId,
    [submissionId],
  );
  const underWay = useReadyFiles(belongs, ({ mediaId, fileName, contentType, bytes, sha256 }) => {
    const there = current();
    // On another device it may have been named already, or others in its place.
    if (sha256 === null || there.some((one) => one.mediaId === mediaId)) return undefined;
    if (there.length >= mostFeedbackFiles) return 'many';
    onChange([...there, { mediaId, fileName, contentType, bytes, sha256 }]);
    return undefined;
  });
  const listed = useMemo(
    () =>
      files.map((file) => {
        const link = links.find(({ mediaId }) => mediaId === file.mediaId);
        const seen = underWay.ready.find(({ mediaId }) => mediaId === file.mediaId)?.link;
        return {
          ...file,
          url: link?.url ?? seen?.url ?? null,
          expiresAt: link?.expiresAt ?? seen?.expiresAt,
        };
      }),
    [files, links, underWay.ready],
  );
  // It opens by itself, and closes by hand: what is looked at does not fold away with the last of it.
  const [isOpen, setOpen] = useState(false);
  const isSomething = files.length + underWay.uploads.length + underWay.unfinished.length > 0;
  if (isSomething && !isOpen) setOpen(true);
  const isFull = files.length + underWay.underWay >= mostFeedbackFiles;
  return (
    <chakra.details borderTopWidth="1px" pt="4" mt="4" open={isOpen || undefined}>
      <chakra.summary cursor="pointer">
        <Heading as="h3" size="md" display="inline">
          {t('given.heading', { count: files.length })}
        </Heading>
      </chakra.summary>
      <Text textStyle="sm" color="fg.muted" my="2">
        {t('given.hint')}
      </Text>
      <Box>
        <WorkFileChooser
          work={place}
          underWay={underWay}
          taken={taken}
          files={listed}
          onRemove={(mediaId) => onChange(current().filter((one) => one.mediaId !== mediaId))}
          onLinkEnded={onLinkEnded}
        />
      </Box>
      <Box mt="4">
        <Recorder
          as="either"
          heading="h4"
          mostMinutes={mostFeedbackMinutes}
          mostBytes={mostFeedbackBytes}
          refusal={isFull ? t('given.full', { count: mostFeedbackFiles }) : null}
          onRecorded={(file) =>
            workUploads.addRecording(place, named(file, [...files, ...underWay.uploads]))
          }
        />
      </Box>
    </chakra.details>
  );
}
