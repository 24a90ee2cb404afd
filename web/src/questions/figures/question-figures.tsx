import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { AnswerBars } from './answer-bars.tsx';
import { FigureTerms } from './figure-terms.tsx';
import { type Figures, hasAnswers } from './figure-words.ts';
import { SeparationBadge } from './separation-badge.tsx';
import './texts.ts';

/** So many answers are told at once, so that the column stays short. */
const most = 6;

type Props = { figures: Figures; content: QuestionContent };

/** How a question did over all quizzes, beside where it is written. */
export function QuestionFigures({ figures, content }: Props) {
  const { t } = useTranslation('questionFigures');
  const id = useId();
  const { asked, blank } = figures;
  // An opinion earns nothing: all that can be said of it is what was answered.
  const earns = content.type !== 'survey';
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex gap="3" wrap="wrap" justify="space-between" align="baseline" mb="2">
        <Heading as="h2" size="md" id={id}>
          {t('title')}
        </Heading>
        {earns && asked > 0 && <SeparationBadge figures={figures} />}
      </Flex>
      {asked === 0 && <Text color="fg.muted">{t('none')}</Text>}
      {asked > 0 && (
        <Flex direction="column" gap="4">
          <Text textStyle="sm" color="fg.muted">
            {t('lead')} {t('answered', { answered: asked - blank, count: asked })}
          </Text>
          {earns && (
            <div>
              <FigureTerms figures={figures} />
            </div>
          )}
          {hasAnswers(figures) && <AnswerBars figures={figures} content={content} most={most} />}
        </Flex>
      )}
    </Box>
  );
}
