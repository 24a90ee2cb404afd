import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditingNotices } from '#web/blocks/draft/editing-notices.tsx';
import { useOtherAuthor } from '#web/blocks/draft/use-other-author.ts';
import { toCriterion } from '#web/components/assignment/choose-level.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { same } from '#web/lib/same.ts';
import { ReleaseDialog } from '../releases/release-dialog.tsx';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import { MarkingBar } from './marking-bar.tsx';
import { MarkingConflict } from './marking-conflict.tsx';
import { type MarkingDraft, workedOut } from './marking-draft.ts';
import { MarkingFields } from './marking-fields.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { useAwaitedRelease } from './use-awaited-release.ts';
import type { useMarkingDraft } from './use-marking-draft.ts';
import { useMarkingKeys } from './use-marking-keys.ts';

type Props = {
  work: SubmissionWork;
  marking: ReturnType<typeof useMarkingDraft>;
  /** Whether it is reached by a key, so that marking goes on at once. */
  beginsHere: boolean;
  /** Goes on to the next one; null: there is none. */
  onNext: (() => void) | null;
  /** What is said of single places. */
  children: ReactNode;
};

/** Where a submission is marked: saved as it is written, until it is ready. */
export function MarkingPanel(props: Props) {
  const { work, beginsHere, onNext, children } = props;
  const { t } = useTranslation('submissions');
  const root = useRef<HTMLDivElement>(null);
  const { state, save, saved } = props.marking;
  const { content: draft, saving, conflict, savedBy, merges, offered, unsaved } = state;
  const by = useOtherAuthor(savedBy);
  const [isIncomplete, setIncomplete] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const [asking, setAsking] = useState<'release' | 'return' | null>(null);
  const [wasEarly, setWasEarly] = useState(false);
  const waits = conflict !== null || offered !== null;
  const worked = workedOut(work, draft);
  const isSaved = !unsaved && saving.is !== 'saving';
  // What is still on this device, or on its way, is not the mark yet.
  const isReady = draft.isReady && isSaved;
  const isReleased = work.state === 'released';
  const release = useAwaitedRelease(work);
  // Of two who mark it apart, each gives a mark of their own: what is released is what they agree on.
  const isApart = work.double !== null;
  const { edit: mayRelease } = work.can;
  const canRelease = mayRelease && !isApart && isReady && !isReleased && !release.waits;
  const { marking } = work;
  const datesChanged =
    isReady && marking !== null && !same(marking.adjustments, worked.adjustments);

  const change = (changes: Partial<Omit<MarkingDraft, 'isReady'>>) => {
    setIncomplete(false);
    setGoesOn(false);
    // What is changed is a draft again, until it is said to be ready.
    save.change({ ...save.get().content, ...changes, isReady: false });
  };
  const toMarking = () => {
    const place =
      root.current?.querySelector('[data-waits]') ??
      root.current?.querySelector('[data-criterion], [data-points]');
    toCriterion(place);
  };
  const ready = async (goOn: boolean) => {
    if (waits) return;
    setIncomplete(worked.total === null);
    if (worked.total === null) return toMarking();
    setGoesOn(goOn);
    save.change({ ...save.get().content, isReady: true });
    await save.leave();
  };
  // One goes on once it is saved: what is refused, or waits for a choice, stays in view.
  const mayGo = goesOn && isReady;
  const goOn = useEffectEvent(() => onNext?.());
  useEffect(() => {
    if (mayGo) goOn();
  }, [mayGo]);
  const begin = useEffectEvent(() => {
    if (beginsHere) toMarking();
  });
  // Who came by a key goes on marking.
  useEffect(() => begin(), []);
  const askRelease = () => {
    setWasEarly(!isReady);
    if (canRelease) setAsking('release');
  };
  useMarkingKeys(root, { onReady: () => void ready(true), onRelease: askRelease });
  const given = isApart && isReady ? t('marking.given') : null;
  const whenReady = work.releasedAt === null ? 'marked' : 'planned';
  const label = isReleased ? 'released' : isReady ? whenReady : 'submitted';
  return (
    <Box ref={root} data-marking="">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" size="lg">
          {t('marking.title')}
        </Heading>
        <Badge>{given ?? t(`state.${label}`)}</Badge>
      </Flex>
      <EditingNotices offered={offered} onDecide={save.decide} merges={merges} by={by} />
      {conflict && (
        <MarkingConflict marks={work.marks} conflict={conflict} by={by} onResolve={save.resolve} />
      )}
      {isReleased && !draft.isReady && (
        <Notice kind="warning">{t('marking.changedAfterRelease')}</Notice>
      )}
      {datesChanged && <Notice kind="warning">{t('marking.datesChanged')}</Notice>}
      <MarkingFields work={work} draft={draft} worked={worked} onChange={change} />
      {children}
      {isIncomplete && (
        <Text role="alert" color="fg.error" mt="3">
          {t('marking.incomplete')}
        </Text>
      )}
      <MarkingBar
        worked={worked}
        saving={saving}
        isReady={isReady}
        disabled={waits || saving.is === 'saving'}
        hasNext={onNext !== null}
        isApart={isApart}
        onReady={(andGoOn) => void ready(andGoOn)}
      />
      <Flex gap="2" wrap="wrap" align="center" mt="3" mb="5">
        {mayRelease && !isApart && (
          <Button
            size="sm"
            variant="outline"
            // Whoever pressed it stays on it: a button that is disabled would let go of the focus.
            aria-disabled={!canRelease}
            onClick={askRelease}
          >
            {t('release.one')}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          disabled={waits || isReleased}
          onClick={() => setAsking('return')}
        >
          {t('return.action')}
        </Button>
        {release.waits && <Text role="status">{t('release.comes')}</Text>}
        {wasEarly && mayRelease && !isApart && !isReady && (
          <Text role="status">{t('release.notReady')}</Text>
        )}
      </Flex>
      {asking === 'release' && (
        <ReleaseDialog
          ids={{ courseId: work.courseId, assignmentId: work.assignmentId }}
          submissionIds={[work.submissionId]}
          count={1}
          isPlanned={work.releasedAt !== null}
          onClose={() => setAsking(null)}
          onDone={release.begin}
        />
      )}
      {asking === 'return' && (
        <ReturnDialog
          submissionId={work.submissionId}
          saved={saved}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
