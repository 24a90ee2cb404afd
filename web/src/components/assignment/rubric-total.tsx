import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { usePointWords } from './use-point-words.ts';

type Props = {
  /** null: something waits to be marked; undefined: nothing is marked by it here. */
  points: number | null | undefined;
  most: number;
  children?: ReactNode;
};

/** What the criteria of a rubric come to; nothing where none of them has points. */
export function RubricTotal({ points, most, children }: Props) {
  const { t } = useTranslation('assignmentWords');
  const words = usePointWords();
  if (most === 0) return null;
  return (
    <Flex
      justify="space-between"
      columnGap="4"
      wrap="wrap"
      borderTopWidth="1px"
      pt="3"
      fontWeight="semibold"
    >
      <span>{t('rubric.total')}</span>
      <Text fontVariantNumeric="tabular-nums">
        {points === null ? words.open(most) : words.earned(points ?? null, most)}
      </Text>
      {children}
    </Flex>
  );
}
