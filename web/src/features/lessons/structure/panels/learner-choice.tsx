import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { structureQueries } from '../queries.ts';
import '../texts.ts';

type Props = { courseId: string; onChoose: (userId: string) => void };

/** Finds somebody who is in the course by their name. */
export function LearnerChoice({ courseId, onChoose }: Props) {
  const { t } = useTranslation('structure');
  const [words, setWords] = useState('');
  const { data } = useQuery({
    ...structureQueries.students(courseId, words),
    enabled: words !== '',
  });
  const people = words === '' ? [] : data?.items;
  return (
    <Box>
      <LiveSearch
        label={t('see.find')}
        placeholder={t('see.find')}
        value={words}
        onSearch={(text) => setWords(text.trim())}
      />
      <Box as="ul" listStyleType="none" mt="1" aria-live="polite">
        {people?.map(({ userId, name }) => (
          <li key={userId}>
            <Button
              variant="quiet"
              w="full"
              justifyContent="flex-start"
              textAlign="start"
              fontWeight="normal"
              onClick={() => {
                setWords('');
                onChoose(userId);
              }}
            >
              <Icon name="arrowRight" />
              {name}
            </Button>
          </li>
        ))}
        {people?.length === 0 && words !== '' && (
          <Text as="li" textStyle="sm" color="fg.muted">
            {t('see.nobody')}
          </Text>
        )}
      </Box>
    </Box>
  );
}
