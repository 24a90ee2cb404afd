import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { focusFirstChoice } from '#web/lib/focus-first-choice.ts';
import { type Beside, BesideLevel } from './beside.tsx';
import type { Criterion } from './criterion-head.tsx';
import { LevelWords } from './level-words.tsx';
import { Level, Levels } from './levels.ts';
import './texts.ts';

type Props = {
  criterionId: string;
  levels: Criterion['levels'];
  label: string;
  /** null: none yet. */
  chosen: string | null;
  onChoose: (levelId: string | null) => void;
  beside: Beside | null;
};

/** The levels of a criterion, of which one is chosen, or none any more. */
export function LevelChoice({ criterionId, levels, label, chosen, onChoose, beside }: Props) {
  const { t } = useTranslation('assignmentWords');
  const name = useId();
  return (
    <chakra.fieldset>
      <chakra.legend srOnly>{label}</chakra.legend>
      <Levels as="div">
        {levels.map((level) => {
          const isChosen = level.levelId === chosen;
          return (
            <Level
              as="label"
              key={level.levelId}
              display="flex"
              gap="2.5"
              cursor="pointer"
              {...(isChosen && { 'data-chosen': '' })}
            >
              <chakra.input
                type="radio"
                name={name}
                accentColor="gold.600"
                w="5"
                h="5"
                mt="0.5"
                flexShrink="0"
                checked={isChosen}
                onChange={() => onChoose(level.levelId)}
              />
              <Box flex="1" minW="0">
                <LevelWords level={level} />
                <BesideLevel beside={beside} criterionId={criterionId} levelId={level.levelId} />
              </Box>
            </Level>
          );
        })}
      </Levels>
      {chosen !== null && (
        <Button
          variant="quiet"
          size="sm"
          mt="1"
          onClick={({ currentTarget }) => {
            focusFirstChoice(currentTarget);
            onChoose(null);
          }}
        >
          {t('rubric.clear')}
        </Button>
      )}
    </chakra.fieldset>
  );
}
