import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CourseCover } from '#web/components/cover/course-cover.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { Marked } from './search/marked.tsx';
import { CourseFacts } from './course-facts.tsx';
import { Price } from './price.tsx';
import '#web/course/texts.ts';
import type { CourseCard as Card } from '#web/course/types.ts';

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    h: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    overflow: 'hidden',
    // Laid out when it comes near: a list of many costs what one sees of it. Until then it has the usual height.
    contentVisibility: 'auto',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: '150ms',
    _hover: { borderColor: 'border.emphasized', boxShadow: 'sm' },
  },
  variants: {
    layout: {
      grid: { flexDirection: 'column' },
      list: { flexDirection: { base: 'column', md: 'row' } },
    },
  },
});

/** The link in the title reaches over the whole card; what lies above it is an action of its own. */
const TitleLink = chakra(Link, {
  base: { _before: { content: '""', position: 'absolute', inset: '0', zIndex: '0' } },
});

type Props = {
  course: Card;
  layout?: 'grid' | 'list';
  /** The heading's level, by where the card stands. */
  level?: 'h2' | 'h3';
  matched?: readonly string[] | undefined;
  /** The action that this person can take, and their state in the course. */
  action?: ReactNode;
};

/** A course of the catalogue; the whole card leads to it. */
export function CourseCard({ course, layout = 'grid', level = 'h2', matched, action }: Props) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const title = local(course.title);
  const summary = local(course.summary);
  const list = layout === 'list';
  return (
    <Frame
      layout={layout}
      containIntrinsicHeight={
        list ? 'auto 13rem' : action === undefined ? 'auto 27rem' : 'auto 30rem'
      }
    >
      <Box
        flexShrink="0"
        overflow="hidden"
        {...(list ? { w: { base: 'full', md: '14rem' }, h: { base: '9rem', md: 'auto' } } : {})}
      >
        <CourseCover course={course} ratio={list ? 'fill' : '2 / 1'} />
      </Box>
      <Flex direction="column" gap="2" p="5" flex="1" minW="0">
        <Flex justify="space-between" align="baseline" gap="3" textStyle="sm">
          <Text color="fg.gold" fontWeight="semibold">
            {t(`category.${course.category}`)}
          </Text>
          <Price price={course.price} />
        </Flex>
        <Heading as={level} size="xl" lang={title.lang} textWrap="balance">
          <TitleLink to={paths.course(course.courseId)}>
            <Marked text={title.text} matched={matched} />
          </TitleLink>
        </Heading>
        <Text color="fg.muted" lang={summary.lang} lineClamp="3">
          <Marked text={summary.text} matched={matched} />
        </Text>
        <Box mt="auto" pt="3">
          {course.teacher.name !== '' && (
            <Text textStyle="sm" fontWeight="medium">
              {t('taughtBy', { name: course.teacher.name })}
            </Text>
          )}
          <CourseFacts course={course} />
        </Box>
        {action !== undefined && (
          <Flex mt="2" minH="9" position="relative" zIndex="1" alignSelf="flex-start">
            {action}
          </Flex>
        )}
      </Flex>
    </Frame>
  );
}
