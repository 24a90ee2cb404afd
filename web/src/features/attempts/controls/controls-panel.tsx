import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { AccommodationList } from '../accommodations/accommodation-list.tsx';
import { attemptQueries } from '../queries.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import type { QuizIds } from '../types.ts';
import { CodeForm } from './code-form.tsx';
import { GivenMinutes } from './given-minutes.tsx';
import { MinutesForm } from './minutes-form.tsx';

type PartProps = { title: string; text: string; wide?: boolean; children: ReactNode };

const Part = ({ title, text, wide = false, children }: PartProps) => (
  <Box as="section" flex={wide ? '1 1 100%' : '1 1 20rem'} minW="0" maxW={wide ? undefined : '2xl'}>
    <Heading as="h2" size="xl" mb="1">
      {title}
    </Heading>
    <Text color="fg.muted" mb="4">
      {text}
    </Text>
    {children}
  </Box>
);

/** What those who teach set while a quiz is taken: minutes for everybody or one, and the code that a start needs. */
export function ControlsPanel({ ids }: { ids: QuizIds }) {
  const { t } = useTranslation('attempts');
  const { data, error, refetch } = useQuery(attemptQueries.controls(ids));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label={t('loading')} />;
  return (
    <Flex columnGap="16" rowGap="12" wrap="wrap">
      <Part title={t('minutes.title')} text={t('minutes.text')}>
        <MinutesForm ids={ids} />
        <GivenMinutes given={data.given} />
      </Part>
      <Part title={t('code.title')} text={t('code.text')}>
        <CodeForm ids={ids} code={data.code} />
      </Part>
      <Part wide title={t('access.title')} text={t('access.lead')}>
        <AccommodationList ids={ids} />
      </Part>
    </Flex>
  );
}
