import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { BookItem, PersonGrades } from '../types.ts';
import './person-texts.ts';
import { useCellWords } from './use-cell-words.ts';

type Props = {
  changes: PersonGrades['changes'];
  /** Those of which more than one may be meant; empty: it goes without saying. */
  titles: readonly BookItem[];
};

/** Who changed a mark, when, why, from what to what; the latest first. */
export function ChangeHistory({ changes, titles }: Props) {
  const { t } = useTranslation('gradePerson');
  const { language, local } = useLanguage();
  const words = useCellWords();
  const stood = (points: number | null, status: 'missing' | 'excused' | undefined) =>
    status ? words.t(`status.${status}`) : points === null ? '–' : words.points(points);
  return (
    <Box as="section" mt="6">
      <Heading as="h3" size="md" mb="2">
        {t('history.title')}
      </Heading>
      {changes.length === 0 && <Text color="fg.muted">{t('history.none')}</Text>}
      <Box as="ol" listStyleType="none" textStyle="sm">
        {changes.map(({ itemId, at, by, because, reason, shownFrom, version, ...change }) => {
          const from = stood(change.from, change.fromStatus);
          const to = stood(change.to, change.toStatus);
          const item = titles.find((one) => one.itemId === itemId);
          return (
            <Box as="li" key={`${itemId}-${version}`} py="2" borderTopWidth="1px">
              <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
                {item && `${local(item.title).text}: `}
                {from === to ? to : t('history.change', { from, to })}
              </Text>
              <Text color="fg.muted">
                {[
                  shownFrom === null
                    ? t(`because.${because}`)
                    : t('because.planned', { when: formatMinute(shownFrom, language) }),
                  words.name(by.name),
                  formatMinute(at, language),
                ].join(' · ')}
              </Text>
              {reason !== null && reason !== '' && <Text>{reason}</Text>}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
