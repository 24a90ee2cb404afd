import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { CourseNumbers } from '#web/features/catalog/detail/course-numbers.tsx';
import { ShareButton } from '#web/features/catalog/detail/share-button.tsx';
import { Price } from '#web/features/catalog/price.tsx';
import '#web/course/texts.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { CourseAction } from '../course-action.tsx';

/** The demands of a course, and the one thing to do about it. */
export function EnrollCard({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const { course, can, seatsLeft, enrollment } = detail;
  const title = local(course.title).text;
  const enrolled = enrollment?.state === 'active';
  return (
    <Card p="0" boxShadow="sm">
      <Flex direction="column" gap="4" p="6">
        {!enrolled && (
          <Flex align="baseline" justify="space-between" gap="3" textStyle="xl">
            <Price price={course.price} />
            {seatsLeft !== null && seatsLeft > 0 && (
              <Text textStyle="sm" color="fg.muted" letterSpacing="normal">
                {t('detail.seats', { count: seatsLeft })}
              </Text>
            )}
          </Flex>
        )}
        <CourseAction detail={detail} />
        {!enrolled && !can.edit && course.state === 'published' && (
          <Text textStyle="sm" color="fg.muted">
            {t('detail.leaving')}
          </Text>
        )}
        <CourseNumbers detail={detail} />
        <Flex justify="center">
          <ShareButton courseId={course.courseId} title={title} />
        </Flex>
      </Flex>
    </Card>
  );
}
