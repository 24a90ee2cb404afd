import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { rosterQueries } from './queries.ts';
import './texts.ts';

/** As many as are named. */
const shown = 5;

/** The few students of a course who have not finished it and were not seen for longest. */
export function LongestAway({ courseId }: { courseId: string }) {
  const { t } = useTranslation('rosters');
  const { language } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(rosterQueries.longestAway(courseId));
  if (isPending)
    return <Skeleton h="14rem" borderRadius="l2" role="status" aria-label={t('loading')} />;
  if (!data) return <ErrorNote error={error} retry={() => void refetch()} />;
  // Whoever has finished is not missed.
  const away = data.items.filter(({ doneBlocks, lessons }) => doneBlocks < lessons).slice(0, shown);
  if (away.length === 0) return <Text color="fg.muted">{t('away.none')}</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {away.map(({ userId, name, lastActivityAt, doneBlocks, lessons }) => (
        <Flex as="li" key={userId} wrap="wrap" columnGap="6" rowGap="1" py="3" borderTopWidth="1px">
          <Box flex="1 1 14rem" minW="0">
            <TitleLink to={paths.courseLearner(courseId, userId)}>
              {name === '' ? t('nameless') : name}
            </TitleLink>
            <Text textStyle="sm" color="fg.muted">
              {lastActivityAt === null
                ? t('away.never')
                : t('away.since', { date: formatDate(lastActivityAt, language) })}
            </Text>
          </Box>
          <Box flex="1 1 12rem" maxW={{ md: '18rem' }} alignSelf="center">
            <ProgressBar done={doneBlocks} total={lessons} />
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
