import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Book, PersonGrades } from '../types.ts';
import './person-texts.ts';
import { TotalDialog } from './total-dialog.tsx';
import { useCellWords } from './use-cell-words.ts';

type Props = { courseId: string; book: Book; person: PersonGrades };

/** What was set in place of a total, by whom and why, and the ways to set it and to take that back. */
export function SetTotal({ courseId, book, person }: Props) {
  const { t } = useTranslation('gradePerson');
  const { language } = useLanguage();
  const words = useCellWords();
  const [asked, setAsked] = useState<'set' | 'back' | null>(null);
  const isSet = person.overrides[0] !== undefined && person.overrides[0].percent !== null;
  return (
    <Box mt="2">
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setAsked('set')}>
          {t('setTotal.set')}
        </Button>
        {isSet && (
          <Button size="sm" variant="outline" onClick={() => setAsked('back')}>
            {t('setTotal.takeBack')}
          </Button>
        )}
      </Flex>
      {person.overrides.length > 0 && (
        <Box as="ol" listStyleType="none" textStyle="sm" mt="3" aria-label={t('setTotal.history')}>
          {person.overrides.map(({ percent, reason, by, at, version }) => (
            <Box as="li" key={version} py="2" borderTopWidth="1px">
              <Text fontWeight="medium">
                {percent === null
                  ? t('setTotal.wasTaken')
                  : t('setTotal.wasSet', { percent: words.percent(percent) })}
              </Text>
              <Text color="fg.muted">
                {[words.name(by.name), formatMinute(at, language)].join(' · ')}
              </Text>
              <Text>{reason}</Text>
            </Box>
          ))}
        </Box>
      )}
      {asked !== null && (
        <TotalDialog
          courseId={courseId}
          book={book}
          person={person}
          isBack={asked === 'back'}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
