import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { mostFilesOf } from '#shared/policies/misfits.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { FileList, type ListedFile } from '#web/components/uploads/file-list.tsx';
import { UploadRows } from '#web/components/uploads/upload-rows.tsx';
import { WorkFileChooser } from '#web/components/uploads/work-file-chooser.tsx';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';
import '../../texts.ts';
import type { DraftFile } from '../draft/types.ts';
import { Recorder } from '#web/components/recording/recorder.tsx';

type Props = {
  work: Work;
  handIn: AssignmentPage['handIn'];
  files: readonly DraftFile[];
  links: AssignmentPage['links'];
  underWay: FilesUnderWay;
  onRemove: (mediaId: string) => void;
  onLinkEnded: () => void;
};

/** Files and recordings of a draft: what is there, what is on its way, and how more come in. */
export function WorkFiles(props: Props) {
  const { work, handIn, files, links, underWay, onRemove, onLinkEnded } = props;
  const { t } = useTranslation(['assignments', 'uploads']);
  const { files: taken, recording } = handIn;
  const listed: ListedFile[] = files.map((file) => ({
    ...file,
    url:
      links.find(({ mediaId }) => mediaId === file.mediaId)?.url ??
      underWay.ready.find(({ mediaId }) => mediaId === file.mediaId)?.link?.url ??
      null,
  }));
  const isRoom = files.length + underWay.underWay < mostFilesOf({ handIn });
  return (
    <Flex direction="column" gap="6">
      {taken && (
        <Box as="section" aria-labelledby="draft-files">
          <Heading as="h3" size="lg" mb="2" id="draft-files">
            {t('work.files')}
          </Heading>
          <WorkFileChooser
            work={work}
            underWay={underWay}
            taken={taken}
            files={listed}
            isRoom={isRoom}
            onRemove={onRemove}
            onLinkEnded={onLinkEnded}
          />
        </Box>
      )}
      {recording && (
        <Box as="section">
          <Recorder
            as={recording.as}
            mostMinutes={recording.mostMinutes}
            refusal={isRoom ? null : t('uploads:failure.many')}
            onRecorded={(file) => workUploads.add(work, file)}
          />
          {!taken && (
            <Box mt="3">
              <FileList files={listed} onRemove={onRemove} onLinkEnded={onLinkEnded} />
              <UploadRows rows={underWay.uploads} acts={workUploads} isRoom={isRoom} />
            </Box>
          )}
        </Box>
      )}
    </Flex>
  );
}
