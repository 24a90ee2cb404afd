import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#web/components/form/native-select.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { courseQueries } from './queries.ts';
import '#web/course/texts.ts';

type Props = {
  /** The id of a course, from the address; without one, the newest is shown. */
  chosen: string | null;
  onChoose: (courseId: string) => void;
  /** The offer to somebody without a course. */
  first: ReactNode;
  children: (courseId: string, title: string) => ReactNode;
};

/** One of the own courses, chosen from all of them, and something about it. */
export function TaughtCourseChooser({ chosen, onChoose, first, children }: Props) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const list = useInfiniteQuery(courseQueries.taught());
  if (list.isPending)
    return <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('taught.loading')} />;
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const courses = list.data.pages.flatMap(({ items }) => items);
  const courseId = chosen ?? courses[0]?.courseId;
  if (courseId === undefined) return <EmptyState title={t('taught.empty')} action={first} />;
  // A course of an older page of the list is shown all the same; its name comes with that page.
  const shown = courses.find((course) => course.courseId === courseId);
  const known = shown !== undefined;
  return (
    <>
      <Flex gap="4" align="center" wrap="wrap" mb="6">
        <Box flex="1 1 16rem" maxW="2xl">
          <NativeSelect
            aria-label={t('taught.choose')}
            bg="bg.panel"
            borderColor="border.emphasized"
            value={known ? courseId : ''}
            onChange={({ target }) => onChoose(target.value)}
          >
            {!known && <option value="">{t('taught.choose')}</option>}
            {courses.map((course) => (
              <option key={course.courseId} value={course.courseId}>
                {`${local(course.title).text} · ${t('students', { count: course.students })}`}
              </option>
            ))}
          </NativeSelect>
        </Box>
      </Flex>
      <LoadMore list={list} />
      {children(courseId, shown ? local(shown.title).text : '')}
    </>
  );
}
