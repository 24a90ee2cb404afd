import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import '#web/course/texts.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { useCourseWords } from '#web/course/use-course-words.ts';

/** The figures of a course, one line each. */
export function CourseNumbers({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('catalog');
  const words = useCourseWords();
  return (
    <chakra.dl aria-label={t('detail.facts')}>
      {words.numbers(detail).map(([icon, name, value]) => (
        <Flex key={name} align="center" gap="3" py="2" borderTopWidth="1px" textStyle="sm">
          <Icon name={icon} />
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd ms="auto" textAlign="end" fontWeight="medium">
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
