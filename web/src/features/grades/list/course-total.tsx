import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { formatPercent } from '#web/lib/percent.ts';
import { GradeLine } from '../own/grade-line.tsx';
import type { OwnCourse } from '../types.ts';
import './texts.ts';

/** A course with what one's released marks in it come to, and the way to how that came to be. */
export function CourseTotal({ course }: { course: OwnCourse }) {
  const { t } = useTranslation('gradeList');
  const { language, local } = useLanguage();
  const { courseId, items, counted, passFrom, total } = course;
  const title = local(course.courseTitle);
  const shown = total?.shown ?? null;
  const isPassed = total?.isPassed ?? null;
  const made = shown === null ? t('none') : formatPercent(shown, language);
  return (
    <Box as="li" borderTopWidth="1px" py="5" data-course={courseId}>
      <Flex wrap="wrap" columnGap="6" rowGap="2" align="baseline" justify="space-between">
        <Text flex="1 1 16rem" minW="0" textStyle="lg" lang={title.lang} overflowWrap="anywhere">
          <TitleLink to={paths.ownGrades(courseId)}>{title.text}</TitleLink>
        </Text>
        {(items > 0 || shown !== null) && (
          <Flex align="baseline" columnGap="3" wrap="wrap">
            <Text
              textStyle={shown === null ? 'md' : '2xl'}
              color={shown === null ? 'fg.muted' : 'fg'}
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            >
              {total === null ? t('updating') : made}
            </Text>
            {total?.letter != null && (
              <Text textStyle="2xl" fontWeight="semibold" color="fg.gold">
                {total.letter}
              </Text>
            )}
            {isPassed !== null && (
              <Badge colorPalette={isPassed ? 'green' : 'gray'}>
                {t(isPassed ? 'passed' : 'notPassed')}
              </Badge>
            )}
          </Flex>
        )}
      </Flex>
      {shown !== null && <GradeLine percent={shown} scheme={{ letters: [], passFrom }} />}
      <Text mt="2" textStyle="sm" color="fg.muted">
        {[
          ...(items === 0 ? [t('nothing')] : [t('counted', { counted, count: items })]),
          ...(passFrom === null || items === 0
            ? []
            : [t('passFrom', { percent: formatPercent(passFrom, language) })]),
          ...(total === null ? [t('updatingText')] : []),
        ].join(' · ')}
      </Text>
    </Box>
  );
}
