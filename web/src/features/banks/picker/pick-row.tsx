import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { nameOf } from '#web/questions/question-words.ts';
import '../texts.ts';
import type { QuestionRow } from '../types.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    py: '3',
    cursor: 'pointer',
    borderBottomWidth: '1px',
  },
});

type Props = { row: QuestionRow; chosen: boolean; onToggle: () => void };

/** A question to choose: its name, and in one line what else one chooses by. */
export function PickRow({ row, chosen, onToggle }: Props) {
  const { t } = useTranslation('banks');
  const { language } = useLanguage();
  const facts = [
    t(`type.${row.type}`),
    ...(row.difficulty === null ? [] : [t(`difficulty.${row.difficulty}`)]),
    `${t('head.points')}: ${formatPoints(row.points, language)}`,
    ...row.tags,
  ];
  return (
    <li>
      <Line>
        <chakra.input
          type="checkbox"
          w="5"
          h="5"
          mt="0.5"
          flexShrink="0"
          accentColor="gold.600"
          checked={chosen}
          onChange={onToggle}
        />
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight="medium">
            {nameOf(row, language) || t('unnamed')}
          </chakra.span>
          <chakra.span color="fg.muted" textStyle="sm">
            {facts.join(' · ')}
          </chakra.span>
        </chakra.span>
        {row.status !== 'ready' && (
          <Badge colorPalette={row.status === 'draft' ? 'gray' : 'orange'}>
            {t(`status.${row.status}`)}
          </Badge>
        )}
      </Line>
    </li>
  );
}
