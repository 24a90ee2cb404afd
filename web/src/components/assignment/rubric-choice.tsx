import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rubricPoints } from '#shared/grading/rubric.ts';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { takesLetters } from '#web/lib/takes-letters.ts';
import { type Beside, BesideWords } from './beside.tsx';
import { chooseLevel, toCriterionBehind } from './choose-level.ts';
import { type Choice, choiceFor, withChoice } from './choices.ts';
import { CriterionHead } from './criterion-head.tsx';
import { LevelChoice } from './level-choice.tsx';
import { OwnChoice } from './own-choice.tsx';
import { RubricTotal } from './rubric-total.tsx';
import './texts.ts';
import { useCriterionName } from './use-criterion-name.ts';

type Props = {
  rubric: Rubric;
  choices: readonly Choice[];
  onChange: (choices: Choice[]) => void;
  /** The level of its criteria among the headings of the page. */
  as?: 'h3' | 'h4';
  /** Whether points of one's own and words go with the levels; else levels are all there is to choose. */
  own?: boolean;
  /** Shown at a criterion once a choice is made there, so that it does not lead it. */
  beside?: Beside | null;
};

/**
 * A rubric to mark by. The arrows go through the levels of a criterion; a digit chooses the level that stands there and
 * goes on to the next criterion.
 */
export function RubricChoice({
  rubric,
  choices,
  onChange,
  as = 'h3',
  own = false,
  beside = null,
}: Props) {
  const { t } = useTranslation('assignmentWords');
  const id = useId();
  const nameOf = useCriterionName();
  const { points, most, steps } = rubricPoints(rubric, choices);
  const waiting = steps.filter(({ because }) => because === 'waiting').length;
  const change = (choice: Choice) => onChange(withChoice(choices, choice));
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || takesLetters(target) || !(target instanceof Element))
      return;
    const criterion = target.closest<HTMLElement>('[data-criterion]');
    if (!criterion || !/^[1-8]$/.test(key) || !chooseLevel(criterion, Number(key))) return;
    event.preventDefault();
    toCriterionBehind(criterion);
  };
  return (
    // Its radio buttons are what is pressed; the keys only choose among them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <chakra.div onKeyDown={onKey}>
      {rubric.criteria.map((criterion, at) => {
        const { criterionId, levels } = criterion;
        const name = nameOf(criterion, at);
        const choice = choiceFor(choices, criterionId);
        const step = steps[at];
        const shown = step?.because === 'waiting' ? null : beside;
        return (
          <Box
            as="section"
            key={criterionId}
            aria-labelledby={id + criterionId}
            data-criterion=""
            {...(step?.because === 'waiting' && { 'data-waits': '' })}
            borderTopWidth="1px"
            py="4"
            scrollMarginTop="24"
          >
            <CriterionHead
              criterion={criterion}
              name={name}
              id={id + criterionId}
              as={as}
              earned={step?.points}
            />
            {levels.length > 0 && (
              <LevelChoice
                criterionId={criterionId}
                levels={levels}
                label={t('rubric.levels', { criterion: name.text })}
                chosen={step?.levelId ?? null}
                // Points of one's own would stay in its place.
                onChoose={(levelId) => change({ ...choice, levelId, points: null })}
                beside={shown}
              />
            )}
            <BesideWords beside={shown} criterionId={criterionId} />
            {own && (
              <OwnChoice criterion={criterion} name={name.text} choice={choice} onChange={change} />
            )}
          </Box>
        );
      })}
      <RubricTotal points={points} most={most}>
        {waiting > 0 && (
          <Text textStyle="sm" fontWeight="normal" color="fg.muted" w="full">
            {t('rubric.waiting', { count: waiting })}
          </Text>
        )}
      </RubricTotal>
    </chakra.div>
  );
}
