import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';
import { CheckLine } from '#web/components/form/check-line.tsx';
import { headingOf, leadTo } from './lead-to.ts';
import { looks, type MapPlace, QuestionMap } from './question-map.tsx';
import './result-texts.ts';
import type { Stand } from './stand-of.ts';
import type { Result } from './types.ts';

const missed = { borderColor: 'fg.error' } as const;
const stands = {
  right: { look: { borderColor: 'fg.success' }, sign: '✓', color: 'fg.success' },
  partly: { look: missed, sign: '≈', color: 'fg.warning' },
  wrong: { look: missed, sign: '✗', color: 'fg.error' },
  empty: { look: missed, sign: '–', color: 'fg.error' },
  answered: { look: looks.answered },
  waits: { look: looks.begun },
  none: {},
  dropped: {},
} as const satisfies Record<NonNullable<Stand>, Partial<MapPlace>>;

const words = {
  right: 'quizResult:stand.right',
  partly: 'quizResult:stand.partly',
  wrong: 'quizResult:stand.wrong',
  empty: 'map.empty',
  answered: 'map.answered',
  waits: 'score.waits',
  none: 'score.none',
  dropped: 'score.dropped',
} as const satisfies Record<NonNullable<Stand>, string>;

type Entry = { question: Result['questions'][number]; number: number; stand: Stand };

type Props = {
  entries: readonly Entry[];
  /** Those that stand below. */
  shown: readonly Entry[];
  /** Whether only what was not right stands below, and how much that is; null: all is right, nothing, or not known. */
  only: { isOn: boolean; missed: number; onChange: (isOn: boolean) => void } | null;
};

/** The questions of a result by number, each with how it came out, and the way to see only those to go over again. */
export function ResultMap({ entries, shown, only }: Props) {
  const { t } = useTranslation(['quizzes', 'quizResult']);
  const places = shown.map(({ question: { slotId }, number, stand }): MapPlace => ({
    slotId,
    number,
    states: stand ? [t(words[stand])] : [],
    ...(stand && stands[stand]),
  }));
  return (
    <Flex as="section" aria-labelledby={headingOf(undefined)} direction="column" gap="3">
      <Heading
        as="h2"
        size="lg"
        id={headingOf(undefined)}
        tabIndex={-1}
        outline="none"
        scrollMarginTop="4"
      >
        {t('map.label')}
      </Heading>
      {only && (
        <CheckLine
          line={{ alignSelf: 'start' }}
          checked={only.isOn}
          onChange={({ currentTarget }) => only.onChange(currentTarget.checked)}
        >
          {t('quizResult:onlyMissed', { missed: only.missed })}
        </CheckLine>
      )}
      <Text role="status" srOnly>
        {only?.isOn ? t('quizResult:shown', { shown: shown.length, count: entries.length }) : ''}
      </Text>
      <QuestionMap places={places} current={null} onGo={(at) => leadTo(places[at]?.slotId)} />
    </Flex>
  );
}
