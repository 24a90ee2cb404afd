import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import type { CourseDetail } from '#web/course/types.ts';
import { WithdrawButton } from '#web/features/enrollments/withdraw-button.tsx';
import '#web/features/progress/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { goOnOf } from './go-on-of.ts';

/** The way on for whoever may learn in a course, and how far they are. */
export function GoOn({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('progress');
  const { courseId } = detail.course;
  const { label, at } = goOnOf(detail);
  const own = detail.enrollment?.state === 'active' ? detail.enrollment : null;
  return (
    <Flex direction="column" gap="4" align="stretch">
      {own && <ProgressBar done={own.doneBlocks} total={detail.lessons} />}
      {at === null ? (
        <Text color="fg.muted">{t('noLessons')}</Text>
      ) : (
        <ButtonLink size="lg" to={paths.content(courseId, at.moduleId, at.blockId)}>
          {t(label)}
        </ButtonLink>
      )}
      {own && <WithdrawButton courseId={courseId} />}
    </Flex>
  );
}
