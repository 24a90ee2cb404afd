import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import type { Work, WorkFilePart } from '#shared/schemas/work-files.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { WorkFileChooser } from '#web/components/uploads/work-file-chooser.tsx';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';
import { same } from '#web/lib/same.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';
import '../../texts.ts';
import type { DraftFile } from '../draft/types.ts';
import { OwnRecording } from './own-recording.tsx';
import { hasRoomFor } from './has-room-for.ts';

type AssignmentWork = Omit<Extract<Work, { kind: 'assignment' }>, 'part'>;

type Props = {
  work: AssignmentWork;
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
  const listed = files.map((file) => ({
    ...file,
    url:
      links.find(({ mediaId }) => mediaId === file.mediaId)?.url ??
      underWay.ready.find(({ mediaId }) => mediaId === file.mediaId)?.link?.url ??
      null,
  }));
  const sentFor = (part: WorkFilePart) => ({ ...work, part });
  /** What there is of a part, and what is on its way to it. */
  const ofPart = (part: WorkFilePart) => {
    const there = listed.filter((one) => one.part === part);
    const uploads = underWay.uploads.filter(({ place }) => same(place, sentFor(part)));
    const toCome = uploads.filter(({ state }) => state !== 'failed');
    return {
      files: there,
      uploads,
      unfinished: underWay.unfinished.filter((one) => same(one.work, sentFor(part))),
      isRoom: hasRoomFor(handIn, there.length + toCome.length, part),
    };
  };
  const ownFiles = ofPart('files');
  return (
    <Flex direction="column" gap="6">
      {taken && (
        <Box as="section" aria-labelledby="draft-files">
          <Heading as="h3" size="lg" mb="2" id="draft-files">
            {t('work.files')}
          </Heading>
          <WorkFileChooser
            work={sentFor('files')}
            underWay={underWay}
            taken={taken}
            files={ownFiles.files}
            isRoom={ownFiles.isRoom}
            onRemove={onRemove}
            onLinkEnded={onLinkEnded}
          />
        </Box>
      )}
      {recording && (
        <OwnRecording
          recording={recording}
          {...ofPart('recording')}
          onRecorded={(file) => workUploads.addRecording(sentFor('recording'), file)}
          onRemove={onRemove}
          onLinkEnded={onLinkEnded}
          onGiveUp={underWay.giveUp}
        />
      )}
    </Flex>
  );
}
