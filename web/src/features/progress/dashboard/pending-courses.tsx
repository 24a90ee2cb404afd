import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import type { PendingCourse } from '../types.ts';

/** The courses that one asked for, waits for or is invited to. */
export function PendingCourses({ courses }: { courses: readonly PendingCourse[] }) {
  const { t } = useTranslation('progress');
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="pending-courses">
      <Heading as="h2" size="2xl" mb="3" id="pending-courses">
        {t('pending.title')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {courses.map((course) => (
          <Box as="li" key={course.courseId} borderTopWidth="1px">
            <PendingRow course={course} />
          </Box>
        ))}
      </Box>
    </section>
  );
}

function PendingRow({ course: { courseId, title, state, since } }: { course: PendingCourse }) {
  const { t } = useTranslation('progress');
  const { language, local } = useLanguage();
  const { text, lang } = local(title);
  return (
    <Flex wrap="wrap" gap="4" align="center" justify="space-between" py="4">
      <Box flex="1 1 18rem" minW="0">
        <Text lang={lang}>
          <TitleLink to={paths.course(courseId)}>{text}</TitleLink>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t(`pending.${state}`, { date: formatDate(since, language) })}
        </Text>
      </Box>
      {state === 'invited' && (
        <ButtonLink
          size="sm"
          variant="outline"
          to={paths.course(courseId)}
          aria-label={t('pending.invitedOpenOf', { title: text })}
        >
          {t('pending.invitedOpen')}
        </ButtonLink>
      )}
    </Flex>
  );
}
