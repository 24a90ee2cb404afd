import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '#web/lib/i18n/format.ts';
import { formatDayParts } from '#web/lib/i18n/format-day-parts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { Price } from '../price.tsx';
import '#web/course/texts.ts';
import type { CourseCard } from '#web/course/types.ts';

const RowLink = chakra(Link, {
  base: { _before: { content: '""', position: 'absolute', inset: '0' } },
});

/** Courses by the day on which they begin, as a calendar shows it. */
export function StartingList({ courses }: { courses: CourseCard[] }) {
  const { t } = useTranslation('catalog');
  const { language, local } = useLanguage();
  return (
    <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, lg: 2 }} columnGap="12">
      {courses.map(({ courseId, title, teacher, startsOn, level, price }) => {
        const shown = local(title);
        if (startsOn === null) return null;
        const { day, month } = formatDayParts(startsOn, language);
        return (
          <Flex
            as="li"
            key={courseId}
            position="relative"
            align="center"
            gap="5"
            py="4"
            borderTopWidth="1px"
            _hover={{ bg: 'bg.subtle' }}
          >
            <Flex direction="column" align="center" w="14" flexShrink="0" aria-hidden>
              <Text
                fontSize="3xl"
                fontWeight="700"
                lineHeight="1"
                fontVariantNumeric="tabular-nums"
              >
                {day}
              </Text>
              <Text textStyle="sm" color="fg.gold" fontWeight="semibold">
                {month}
              </Text>
            </Flex>
            <Box flex="1" minW="0">
              <Heading as="h3" size="lg" lang={shown.lang}>
                <RowLink to={paths.course(courseId)}>{shown.text}</RowLink>
              </Heading>
              <Text color="fg.muted" textStyle="sm">
                <chakra.span srOnly>
                  {t('startsOn', { day: formatDay(startsOn, language) })} ·{' '}
                </chakra.span>
                {[teacher.name, t(`level.${level}`)].filter(Boolean).join(' · ')}
              </Text>
            </Box>
            <Price price={price} />
          </Flex>
        );
      })}
    </SimpleGrid>
  );
}
