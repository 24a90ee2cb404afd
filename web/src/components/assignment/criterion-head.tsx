import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { LocalText } from './local-text.tsx';
import './texts.ts';
import { usePointWords } from './use-point-words.ts';

export type Criterion = Rubric['criteria'][number];

type Props = {
  criterion: Criterion;
  /** Its name, and the language of that where it is not the reader's. */
  name: { text: string; lang: string | undefined };
  id: string;
  as: 'h3' | 'h4';
  /** null: nothing is said of it. */
  earned?: number | null | undefined;
};

/** What a criterion looks for, and how much it gives. */
export function CriterionHead({ criterion, name, id, as, earned = null }: Props) {
  const { t } = useTranslation('assignmentWords');
  const words = usePointWords();
  const { description, points, levels } = criterion;
  return (
    <>
      <Flex justify="space-between" align="baseline" columnGap="4" wrap="wrap">
        <Heading as={as} size="md" id={id} lang={name.lang} overflowWrap="anywhere">
          {name.text}
        </Heading>
        <Text
          fontVariantNumeric="tabular-nums"
          {...(earned === null
            ? { color: 'fg.muted', textStyle: 'sm' }
            : { fontWeight: 'semibold' })}
        >
          {points === null ? t('rubric.noPoints') : words.earned(earned, points)}
        </Text>
      </Flex>
      {description && <LocalText text={description} color="fg.muted" maxW="prose" />}
      {levels.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t(points === null ? 'rubric.inWords' : 'rubric.byMarker')}
        </Text>
      )}
    </>
  );
}
