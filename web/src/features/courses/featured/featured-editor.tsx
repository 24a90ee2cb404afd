import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import type { CourseCard } from '#web/course/types.ts';
import { courseQueries } from '../queries.ts';
import './texts.ts';
import { FeaturedForm } from './featured-form.tsx';

type Props = {
  /** Cards of courses that are featured; undefined until they are loaded. */
  known: readonly CourseCard[] | undefined;
};

/** Lets an admin choose and order the courses that the home page features. */
export function FeaturedEditor({ known }: Props) {
  const { t } = useTranslation('featured');
  const featured = useQuery(courseQueries.featured());
  if (featured.isPending || known === undefined) {
    return (
      <Box role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Flex key={row} align="center" gap="3" minH="13" borderTopWidth="1px">
            <Skeleton w="3rem" h="2rem" borderRadius="l1" />
            <Skeleton h="4" flex="1" maxW="18rem" />
          </Flex>
        ))}
        <Skeleton h="26rem" mt="20" borderRadius="l3" />
      </Box>
    );
  }
  if (!featured.data) {
    return <ErrorNote error={featured.error} retry={() => void featured.refetch()} />;
  }
  return <FeaturedForm saved={featured.data} known={known} />;
}
