import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { MarkedWork } from '#shared/grading/marked-work.ts';
import { PointsField } from '#web/components/assignment/points-field.tsx';
import { RubricChoice } from '#web/components/assignment/rubric-choice.tsx';
import { useAdjustmentWords } from '#web/components/assignment/use-adjustment-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { CommentField } from '../bank/comment-field.tsx';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';
import { LatePart } from './late-part.tsx';
import type { MarkingDraft } from './marking-draft.ts';

type Props = {
  work: SubmissionWork;
  draft: MarkingDraft;
  worked: MarkedWork;
  onChange: (changes: Partial<Omit<MarkingDraft, 'isReady'>>) => void;
};

/** Levels or points, what being late costs, and what is said of the whole. */
export function MarkingFields({ work, draft, worked, onChange }: Props) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const stepsOf = useAdjustmentWords();
  const { marks } = work;
  const peers = worked.adjustments.find(({ kind }) => kind === 'peers');
  return (
    <>
      {marks.by === 'rubric' ? (
        <RubricChoice
          rubric={marks.rubric}
          choices={draft.choices}
          own
          beside={{ label: t('work.chosenByStudent'), choices: work.selfAssessment }}
          onChange={(choices) => onChange({ choices })}
        />
      ) : (
        <Box data-points="" {...(draft.points === null && { 'data-waits': '' })}>
          <PointsField
            label={t('points.label')}
            hint={t('points.hint', { most: formatPoints(marks.most, language) })}
            most={marks.most}
            value={draft.points}
            onTake={(points) => onChange({ points })}
          />
        </Box>
      )}
      <Box mt="4">
        {peers && (
          <Box borderTopWidth="1px" py="4">
            {stepsOf(peers).map((step) => (
              <Text key={step}>{step}</Text>
            ))}
          </Box>
        )}
        <LatePart
          work={work}
          points={peers?.to ?? worked.earned.points}
          isWaived={draft.isLateWaived}
          onWaive={(isLateWaived) => onChange({ isLateWaived })}
        />
      </Box>
      <CommentField
        label={t('comment.label')}
        hint={t('comment.hint')}
        rows={4}
        maxLength={8000}
        isMain
        value={draft.comment}
        onChange={(comment) => onChange({ comment })}
      />
    </>
  );
}
