import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rubricPoints } from '#shared/grading/rubric.ts';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { type Beside, BesideLevel, BesideWords } from './beside.tsx';
import type { Choice } from './choices.ts';
import { CriterionHead } from './criterion-head.tsx';
import { LevelWords } from './level-words.tsx';
import { Level, Levels } from './levels.ts';
import { RubricTotal } from './rubric-total.tsx';
import './texts.ts';
import { useCriterionName } from './use-criterion-name.ts';

type Props = {
  rubric: Rubric;
  /** What was chosen, with what was said of it; null: it is shown as what will be looked for. */
  choices?: readonly Choice[] | null;
  /** The level of its criteria among the headings of the page. */
  as?: 'h3' | 'h4';
  beside?: Beside | null;
};

/** A rubric to read: what is looked for, the levels of each, and, once somebody marked by it, what they chose. */
export function RubricView({ rubric, choices = null, as = 'h3', beside = null }: Props) {
  const { t } = useTranslation('assignmentWords');
  const id = useId();
  const nameOf = useCriterionName();
  const { points, most, steps } = rubricPoints(rubric, choices ?? []);
  if (rubric.criteria.length === 0) return <Text color="fg.muted">{t('rubric.empty')}</Text>;
  return (
    <Box>
      {rubric.criteria.map((criterion, at) => {
        const { criterionId, levels } = criterion;
        const comment = choices?.find((one) => one.criterionId === criterionId)?.comment ?? '';
        const name = nameOf(criterion, at);
        const step = steps[at];
        const isUnsaid = choices !== null && comment === '' && step?.because === 'waiting';
        return (
          <Box
            as="section"
            key={criterionId}
            aria-labelledby={id + criterionId}
            borderTopWidth="1px"
            py="4"
          >
            <CriterionHead
              criterion={criterion}
              name={name}
              id={id + criterionId}
              as={as}
              earned={choices && step?.points}
            />
            {levels.length > 0 && (
              <Levels aria-label={t('rubric.levels', { criterion: name.text })}>
                {levels.map((level) => {
                  const isChosen = choices !== null && level.levelId === step?.levelId;
                  return (
                    <Level key={level.levelId} {...(isChosen && { 'data-chosen': '' })}>
                      {isChosen && (
                        <Flex color="fg.gold" align="center" gap="1" textStyle="sm">
                          <Icon name="check" size="4" />
                          {t('rubric.chosen')}
                        </Flex>
                      )}
                      <LevelWords level={level} />
                      <BesideLevel
                        beside={beside}
                        criterionId={criterionId}
                        levelId={level.levelId}
                      />
                    </Level>
                  );
                })}
              </Levels>
            )}
            <BesideWords beside={beside} criterionId={criterionId} />
            {comment !== '' && (
              <Box borderInlineStartWidth="3px" borderColor="fg.gold" ps="3" mt="3" maxW="prose">
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {comment}
                </Text>
              </Box>
            )}
            {isUnsaid && (
              <Text color="fg.muted" textStyle="sm" mt="2">
                {t('rubric.none')}
              </Text>
            )}
          </Box>
        );
      })}
      <RubricTotal points={choices ? points : undefined} most={most} />
    </Box>
  );
}
