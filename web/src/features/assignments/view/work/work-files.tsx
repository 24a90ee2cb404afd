import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import type { Work } from '#shared/schemas/work-files.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import type { ListedFile } from '#web/components/uploads/file-list.tsx';
import { WorkFileChooser } from '#web/components/uploads/work-file-chooser.tsx';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';
import '../../texts.ts';
import type { DraftFile } from '../draft/types.ts';
import { OwnRecording } from './own-recording.tsx';
import { hasRoomFor, isRecordingIn } from './recording-in.ts';

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
  const { t } = useTranslation('assignments');
  const { files: taken, recording } = handIn;
  const listed: ListedFile[] = files.map((file) => ({
    ...file,
    url:
      links.find(({ mediaId }) => mediaId === file.mediaId)?.url ??
      underWay.ready.find(({ mediaId }) => mediaId === file.mediaId)?.link?.url ??
      null,
  }));
  const isRecording = (one: { fileName: string }) => isRecordingIn(handIn, one);
  const isFile = (one: { fileName: string }) => !isRecording(one);
  const there = [...files, ...underWay.uploads.filter(({ state }) => state !== 'failed')];
  return (
    <Flex direction="column" gap="6">
      {taken && (
        <Box as="section" aria-labelledby="draft-files">
          <Heading as="h3" size="lg" mb="2" id="draft-files">
            {t('work.files')}
          </Heading>
          <WorkFileChooser
            work={work}
            underWay={{ ...underWay, uploads: underWay.uploads.filter(isFile) }}
            taken={taken}
            files={listed.filter(isFile)}
            isRoom={hasRoomFor(handIn, there, false)}
            onRemove={onRemove}
            onLinkEnded={onLinkEnded}
          />
        </Box>
      )}
      {recording && (
        <OwnRecording
          recording={recording}
          files={listed.filter(isRecording)}
          uploads={underWay.uploads.filter(isRecording)}
          isRoom={hasRoomFor(handIn, there, true)}
          onRecorded={(file) => workUploads.add(work, file)}
          onRemove={onRemove}
          onLinkEnded={onLinkEnded}
        />
      )}
    </Flex>
  );
}
