import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { RubricChoice } from '#web/components/assignment/rubric-choice.tsx';
import '../../texts.ts';
import type { Choice } from '../draft/types.ts';

type Props = {
  rubric: Rubric;
  choices: readonly Choice[];
  onChange: (choices: Choice[]) => void;
};

/** The rubric to mark one's own work by. */
export function SelfAssessment({ rubric, choices, onChange }: Props) {
  const { t } = useTranslation('assignments');
  return (
    <Box as="section" aria-labelledby="self-assessment">
      <Heading as="h3" size="lg" id="self-assessment">
        {t('self.title')}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4" maxW="prose">
        {t('self.text')}
      </Text>
      <RubricChoice rubric={rubric} choices={choices} onChange={onChange} as="h4" own />
    </Box>
  );
}
