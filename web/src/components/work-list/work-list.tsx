import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { createServerClock, type ServerClock } from '#web/lib/server-clock.ts';
import type { ListFilters } from '#web/lib/use-list-filters.ts';

type Words = Record<
  | 'loading'
  | 'empty'
  | 'emptyText'
  | 'toCourses'
  | 'none'
  | 'clear'
  | 'group'
  | 'everyGroup'
  | 'course'
  | 'everyCourse',
  string
>;

type Page<Item> = {
  items: Item[];
  courses: { courseId: string; title: LocalizedText }[];
  now: string;
};

type Props<Item, Group extends string> = {
  /** Begins the ids of its headings. */
  name: string;
  list: ComponentProps<typeof LoadMore>['list'] & {
    data: { pages: Page<Item>[] } | undefined;
    isPending: boolean;
    isError: boolean;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
  filters: ListFilters<Group>;
  /** In the order in which they are read, each with its name. */
  groups: readonly { value: Group; name: string }[];
  groupOf: (item: Item) => Group;
  keyOf: (item: Item) => string;
  renderRow: (item: Item, clock: ServerClock) => ReactNode;
  words: Words;
};

/** One's own work in all courses, in groups by how far it is, to be narrowed to a group or a course. */
export function WorkList<Item, Group extends string>(props: Props<Item, Group>) {
  const { name, list, filters, groups, groupOf, keyOf, renderRow, words } = props;
  const { local } = useLanguage();
  const pages = list.data?.pages ?? [];
  const now = pages[0]?.now;
  const clock = useMemo(() => createServerClock(now ?? new Date(0).toISOString()), [now]);
  const items = pages.flatMap((page) => page.items);
  const courses = pages.flatMap((page) => page.courses);
  const isEmpty = items.length === 0 && !list.hasNextPage;
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (list.data && isEmpty && !filters.isNarrowed)
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        action={<ButtonLink to={paths.enrolled}>{words.toCourses}</ButtonLink>}
      />
    );
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="8">
        <Chooser
          label={words.group}
          value={filters.value ?? ''}
          choices={[
            { value: '', label: words.everyGroup },
            ...groups.map((group) => ({ value: group.value, label: group.name })),
          ]}
          onChoose={filters.choose}
        />
        <Chooser
          label={words.course}
          value={filters.courseId ?? ''}
          choices={[
            { value: '', label: words.everyCourse },
            ...courses.map((course) => ({
              value: course.courseId,
              label: local(course.title).text,
            })),
          ]}
          onChoose={filters.chooseCourse}
        />
      </Flex>
      {list.isPending && (
        <Flex role="status" aria-label={words.loading} direction="column" gap="4">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} h={{ base: '11rem', md: '6rem' }} borderRadius="l2" />
          ))}
        </Flex>
      )}
      {list.data && isEmpty && (
        <EmptyState
          drawing="search"
          title={words.none}
          action={
            <Button variant="outline" onClick={filters.clear}>
              {words.clear}
            </Button>
          }
        />
      )}
      <Flex direction="column" gap="10">
        {groups.map((group) => {
          const shown = items.filter((item) => groupOf(item) === group.value);
          if (shown.length === 0) return null;
          const id = `${name}-${group.value}`;
          return (
            <Box as="section" key={group.value} aria-labelledby={id}>
              <Heading as="h2" size="2xl" mb="3" id={id}>
                {group.name}
              </Heading>
              <Box as="ul" listStyleType="none">
                {shown.map((item) => (
                  <Box as="li" key={keyOf(item)} borderTopWidth="1px">
                    {renderRow(item, clock)}
                  </Box>
                ))}
              </Box>
            </Box>
          );
        })}
      </Flex>
      <LoadMore list={list} />
    </>
  );
}
