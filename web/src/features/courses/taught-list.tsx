import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { courseQueries } from './queries.ts';
import './texts.ts';

/** The courses that the signed-in person owns. */
export function TaughtList() {
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  const list = useInfiniteQuery(courseQueries.taught());
  if (list.isPending) return <Skeleton h="6rem" borderRadius="l3" />;
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const courses = list.data.pages.flatMap(({ items }) => items);
  if (courses.length === 0) return <EmptyState title={t('taught.empty')} />;
  return (
    <>
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {courses.map(({ courseId, code, title, state, students, lessons }) => {
          const shown = local(title);
          return (
            <Card as="li" key={courseId}>
              <Flex wrap="wrap" gap="4" align="center" justify="space-between">
                <Box minW="0">
                  <Heading as="h3" size="lg" lang={shown.lang}>
                    <TextLink
                      to={paths.course(courseId)}
                      color="fg"
                      fontWeight="semibold"
                      textDecoration="none"
                    >
                      {shown.text}
                    </TextLink>
                  </Heading>
                  <Text color="fg.muted" textStyle="sm">
                    {code} · {t('lessons', { count: lessons })} ·{' '}
                    {t('students', { count: students })}
                  </Text>
                </Box>
                <Badge size="lg" colorPalette={state === 'published' ? 'green' : 'gray'}>
                  {t(`courseState.${state}`)}
                </Badge>
              </Flex>
            </Card>
          );
        })}
      </Flex>
      <LoadMore list={list} />
    </>
  );
}
