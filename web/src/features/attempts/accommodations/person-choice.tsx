import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';

type Person = { userId: string; name: string };
type Props = { courseId: string; onChoose: (person: Person) => void };

/** Finds a student of the course by name. */
export function PersonChoice({ courseId, onChoose }: Props) {
  const { t } = useTranslation('attempts');
  const [words, setWords] = useState('');
  const { data } = useQuery({
    ...attemptQueries.found(courseId, words),
    enabled: words !== '',
  });
  const people = words === '' ? [] : (data?.items ?? []);
  return (
    <Box minH="14rem">
      <LiveSearch
        label={t('access.find')}
        placeholder={t('access.find')}
        value={words}
        onSearch={(text) => setWords(text.trim())}
      />
      <Box as="ul" listStyleType="none" mt="2" aria-live="polite">
        {people.map(({ userId, name }) => (
          <li key={userId}>
            <Button
              variant="quiet"
              w="full"
              justifyContent="flex-start"
              fontWeight="normal"
              onClick={() => onChoose({ userId, name })}
            >
              {name === '' ? t('nameless') : name}
            </Button>
          </li>
        ))}
        {data?.items.length === 0 && words !== '' && (
          <Text as="li" textStyle="sm" color="fg.muted">
            {t('access.nobody')}
          </Text>
        )}
      </Box>
    </Box>
  );
}
