import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '#web/course/texts.ts';
import type { CourseCard } from '#web/course/types.ts';
import { courseQueries } from '../queries.ts';
import './texts.ts';
import { SmallCover } from './small-cover.tsx';

type Props = { chosen: readonly string[]; onPick: (course: CourseCard) => void };

/** Finds courses of the catalogue to choose from. */
export function CoursePicker({ chosen, onPick }: Props) {
  const { t } = useTranslation(['featured', 'catalog']);
  const { local } = useLanguage();
  const [q, setQ] = useState('');
  const list = useQuery({ ...courseQueries.choice(q), placeholderData: keepPreviousData });
  const found = list.data?.items ?? [];
  return (
    <Box bg="bg.subtle" borderRadius="l3" p="5">
      <Text fontWeight="semibold" mb="3">
        {t('find')}
      </Text>
      <LiveSearch
        label={t('catalog:search.label')}
        placeholder={t('catalog:search.label')}
        value={q}
        onSearch={(text) => setQ(text.trim())}
      />
      {list.isPending && (
        <Skeleton h="18rem" mt="3" role="status" aria-label={t('catalog:catalog.loading')} />
      )}
      <Box as="ul" listStyleType="none" mt="3">
        {found.map((course) => {
          const title = local(course.title);
          const added = chosen.includes(course.courseId);
          return (
            <Flex as="li" key={course.courseId} align="center" gap="3" py="1.5">
              <SmallCover of={course} />
              <chakra.span flex="1" minW="0" lang={title.lang}>
                {title.text}
              </chakra.span>
              <Button
                size="sm"
                variant="outline"
                disabled={added}
                aria-label={t('addOne', { title: title.text })}
                onClick={() => onPick(course)}
              >
                {t(added ? 'added' : 'add')}
              </Button>
            </Flex>
          );
        })}
      </Box>
      {list.data && found.length === 0 && (
        <Text color="fg.muted">{t('catalog:catalog.empty')}</Text>
      )}
    </Box>
  );
}
