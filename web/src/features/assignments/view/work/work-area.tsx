import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Work } from '#shared/schemas/work-files.ts';
import type { AssignmentPage, Receipt } from '#web/blocks/assignment/types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { SaveState } from '#web/components/ui/save-state.tsx';
import '#web/lib/i18n/feature-error-texts.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';
import { useReadyFiles } from '#web/lib/uploads/use-ready-files.ts';
import { workUploads } from '#web/lib/uploads/work-uploads.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import '../../texts.ts';
import { useDraft } from '../draft/use-draft.ts';
import { lateNow } from '../late-now.ts';
import { goingOf } from '../submit/going.ts';
import { SubmitDialog } from '../submit/submit-dialog.tsx';
import { useSubmit } from '../submit/use-submit.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftLink } from './draft-link.tsx';
import { DraftText } from './draft-text.tsx';
import { hasRoomFor } from './has-room-for.ts';
import { SelfAssessment } from './self-assessment.tsx';
import { WorkFiles } from './work-files.tsx';

type Props = {
  page: AssignmentPage;
  clock: ServerClock;
  /** The page may say otherwise by now. */
  onRefetch: () => void;
  /** It was handed in from somewhere else while somebody wrote here. */
  onElsewhere: () => void;
  /** The receipt has come; the page does not have it yet. */
  onReceipt: (receipt: Receipt) => void;
  /** The page has it. */
  onSubmitted: (receipt: Receipt) => void;
};

/** The place where somebody works at what they hand in: saved while they write, and handed in when they say so. */
export default function WorkArea(props: Props) {
  const { page, clock, onRefetch, onElsewhere, onReceipt, onSubmitted } = props;
  const { t } = useTranslation(['assignments', 'errors']);
  const { courseId, assignmentId, handIn, marking, submissions } = page;
  const isConnected = useConnection();
  const { keeper, state } = useDraft(page, { onRefused: onRefetch, onElsewhere });
  const [asks, setAsks] = useState(false);
  const [isLinkWrong, setLinkWrong] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const root = useRef<HTMLElement>(null);
  const { fields, conflict } = state;
  const work = { kind: 'assignment', courseId, assignmentId } as const;
  const belongs = useCallback(
    (one: Work) => 'assignmentId' in one && one.assignmentId === assignmentId,
    [assignmentId],
  );
  const underWay = useReadyFiles(
    belongs,
    ({ work: sentFor, mediaId, fileName, contentType, bytes, state: is }) => {
      const { files } = keeper.get().fields;
      // On another device it may have been named already, or others in its place.
      if (!('part' in sentFor) || files.some((one) => one.mediaId === mediaId)) return undefined;
      const { part } = sentFor;
      const there = files.filter((one) => one.part === part).length;
      if (!hasRoomFor(handIn, there, part)) return 'many';
      const file = { mediaId, fileName, contentType, bytes, state: is, part };
      keeper.change({ files: [...files, file] });
      return undefined;
    },
  );
  const submit = useSubmit(page, keeper, {
    onReceipt,
    onSubmitted: (receipt) => {
      setAsks(false);
      onSubmitted(receipt);
    },
  });
  const problemOf = () => {
    if (submit.state.is !== 'failed') return null;
    const { key } = submit.state;
    if (key === 'unsaved' || key === 'changed') return t(`submit.${key}`);
    return `${t('submit.failed')} ${t(`errors:${key}`)}`;
  };
  return (
    <Box as="section" aria-labelledby="own-work" ref={root}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="2xl" id="own-work">
          {t('work.title')}
        </Heading>
        <SaveState saving={state.saving} />
      </Flex>
      <Flex direction="column" gap="8">
        {state.saving.is === 'kept' && <Notice kind="warning">{t('work.kept')}</Notice>}
        {conflict && (
          <DraftConflict keeper={keeper} mine={fields} conflict={conflict} marking={marking} />
        )}
        {handIn.text && (
          <DraftText
            text={fields.text}
            mostWords={handIn.text.mostWords}
            onChange={(text) => keeper.change({ text })}
            onFiles={
              handIn.files
                ? (files) =>
                    files.forEach((file) => workUploads.add({ ...work, part: 'files' }, file))
                : undefined
            }
          />
        )}
        {handIn.link && (
          <DraftLink
            link={fields.link}
            onChange={(link) => {
              setLinkWrong(link === undefined);
              if (link !== undefined) keeper.change({ link });
            }}
          />
        )}
        {(handIn.files || handIn.recording) && (
          <WorkFiles
            work={work}
            handIn={handIn}
            files={fields.files}
            links={page.links}
            underWay={underWay}
            onRemove={(mediaId) =>
              keeper.change({ files: fields.files.filter((one) => one.mediaId !== mediaId) })
            }
            onLinkEnded={onRefetch}
          />
        )}
        {page.selfAssessment && marking.by === 'rubric' && (
          <SelfAssessment
            rubric={marking.rubric}
            choices={fields.selfAssessment}
            onChange={(selfAssessment) => keeper.change({ selfAssessment })}
          />
        )}
        <Box>
          {isHeld && (isLinkWrong || conflict) && (
            <Box mb="3">
              <Notice kind="error">{t(conflict ? 'submit.conflict' : 'work.linkWrong')}</Notice>
            </Box>
          )}
          <Button
            onClick={() => {
              const holds = isLinkWrong || conflict !== null;
              setHeld(holds);
              // Whoever is held is brought to what holds them; two versions to choose from have heard of it already.
              if (isLinkWrong && !conflict)
                root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
              if (holds) return;
              void keeper.flush();
              setAsks(true);
            }}
          >
            {t('submit.open')}
          </Button>
        </Box>
      </Flex>
      {asks && (
        <SubmitDialog
          page={page}
          going={goingOf(page, fields)}
          underWay={underWay.underWay}
          used={submissions.filter(({ isWithdrawn }) => !isWithdrawn).length}
          late={lateNow(page, clock.now())}
          isConnected={isConnected}
          isSending={submit.state.is === 'sending'}
          problem={problemOf()}
          onSubmit={(confirmed) => void submit.send(confirmed)}
          onClose={() => {
            setAsks(false);
            submit.reset();
          }}
        />
      )}
    </Box>
  );
}
