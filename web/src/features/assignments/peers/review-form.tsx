import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markedWork } from '#shared/grading/marked-work.ts';
import { EditingNotices } from '#web/blocks/draft/editing-notices.tsx';
import { toCriterion } from '#web/components/assignment/choose-level.ts';
import { PointsField } from '#web/components/assignment/points-field.tsx';
import { RubricChoice } from '#web/components/assignment/rubric-choice.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';
import '#web/components/peer-reviews/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { SaveState } from '#web/components/ui/save-state.tsx';
import '#web/lib/i18n/feature-error-texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { PeerTask } from './queries.ts';
import { ReviewConflict } from './review-conflict.tsx';
import type { ReviewDraft } from './review-draft.ts';
import { useReviewDraft } from './use-review-draft.ts';

/** Nothing here is late: its own due date decides. */
const onTime = { dueAt: null, submittedAt: 0 };

/** Where somebody reviews a work: saved as it is written, until it is delivered. */
export function ReviewForm({ task }: { task: PeerTask }) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const { state, save } = useReviewDraft(task);
  const [isIncomplete, setIncomplete] = useState(false);
  const { content: draft, conflict, offered, merges, saving } = state;
  const { marking } = task;
  const waits = conflict !== null || offered !== null;
  const change = (changes: Partial<ReviewDraft>) => {
    setIncomplete(false);
    save.change({ ...save.get().content, ...changes, isDelivered: false });
  };
  const deliver = async () => {
    const rules = { marking, late: null };
    const { earned } = markedWork(rules, { ...draft, isLateWaived: true }, onTime);
    setIncomplete(earned.points === null);
    if (earned.points === null) {
      toCriterion(root.current?.querySelector('[data-waits]') ?? null);
      return;
    }
    save.change({ ...save.get().content, isDelivered: true });
    await save.leave();
  };
  return (
    <Box ref={root}>
      <Heading as="h2" size="lg" mb="3">
        {t('screen.yours')}
      </Heading>
      <EditingNotices offered={offered} onDecide={save.decide} merges={merges} by={null} />
      {conflict && (
        <ReviewConflict marking={marking} conflict={conflict} onResolve={save.resolve} />
      )}
      {marking.by === 'rubric' ? (
        <RubricChoice
          rubric={marking.rubric}
          choices={draft.choices}
          own
          onChange={(choices) => change({ choices })}
        />
      ) : (
        <Box data-points="" {...(draft.points === null && { 'data-waits': '' })}>
          <PointsField
            label={t('screen.points')}
            hint={t('screen.pointsHint', { most: formatPoints(marking.most, language) })}
            most={marking.most}
            value={draft.points}
            onTake={(points) => change({ points })}
          />
        </Box>
      )}
      <Box mt="4">
        <Labelled
          label={t('screen.comment')}
          hint={t(task.isForGroups ? 'screen.commentHintOfGroup' : 'screen.commentHint')}
        >
          <Textarea
            rows={5}
            maxLength={8000}
            css={{ fieldSizing: 'content', minH: 'calc(5lh + 1.25rem)', maxH: '50dvh' }}
            value={draft.comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </Labelled>
      </Box>
      {isIncomplete && (
        <Text role="alert" color="fg.error" mt="3">
          {t('screen.incomplete')}
        </Text>
      )}
      <Flex gap="3" align="center" wrap="wrap" mt="4">
        <Button disabled={waits || saving.is === 'saving'} onClick={() => void deliver()}>
          {t('screen.deliver')}
        </Button>
        <SaveState saving={saving} />
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="2">
        {t('screen.deliverHint')}
      </Text>
    </Box>
  );
}
