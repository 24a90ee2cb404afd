import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { Recorder } from '#web/components/recording/recorder.tsx';
import { FileList, type ListedFile } from '#web/components/uploads/file-list.tsx';
import { LostRecordings } from '#web/components/uploads/lost-recordings.tsx';
import { UploadRows } from '#web/components/uploads/upload-rows.tsx';
import { useComings } from '#web/components/uploads/use-comings.ts';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import { type WorkUpload, workUploads } from '#web/lib/uploads/work-uploads.ts';
import '../../texts.ts';

type Props = {
  recording: NonNullable<AssignmentPage['handIn']['recording']>;
  /** What was recorded: one, but for drafts that took more. */
  files: readonly ListedFile[];
  uploads: readonly WorkUpload[];
  isRoom: boolean;
  onRecorded: (file: File) => void;
  onRemove: (mediaId: string) => void;
  onLinkEnded: () => void;
  /** Cut off by a reload. */
  unfinished: readonly KeptUpload[];
  onGiveUp: (one: KeptUpload) => void;
};

/** The recording of a draft: made in the browser, heard, and removed to make another one. */
export function OwnRecording(props: Props) {
  const { recording, files, uploads, isRoom, onRecorded, onRemove, onLinkEnded } = props;
  const { unfinished, onGiveUp } = props;
  const { t } = useTranslation('assignments');
  const said = useComings(files);
  return (
    <Box as="section">
      <Recorder
        as={recording.as}
        mostMinutes={recording.mostMinutes}
        refusal={isRoom ? null : t('work.recorded')}
        onRecorded={onRecorded}
      />
      <Box mt="3">
        <Box role="status" srOnly>
          {said}
        </Box>
        <FileList
          files={files}
          label={t('work.recording')}
          onRemove={onRemove}
          onLinkEnded={onLinkEnded}
        />
        <UploadRows rows={uploads} acts={workUploads} isRoom={isRoom} />
        <LostRecordings files={unfinished} onGiveUp={onGiveUp} />
      </Box>
    </Box>
  );
}
