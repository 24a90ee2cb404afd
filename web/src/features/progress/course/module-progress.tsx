import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { BlockRow } from '#web/course/block-row.tsx';
import type { Outline } from '#web/course/types.ts';
import { useCourseWords } from '#web/course/use-course-words.ts';
import { courseProgress } from '#web/course/outline-counts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';

type Props = { courseId: string; module: Outline[number] };

/** A module with how much of it is done, what is left in minutes, and each of its lessons. */
export function ModuleProgress({ courseId, module }: Props) {
  const { t } = useTranslation('progress');
  const { local } = useLanguage();
  const { during } = useCourseWords();
  const id = useId();
  const title = local(module.title);
  const { done, total, minutes } = courseProgress([module]);
  return (
    <Box as="section" aria-labelledby={id} mt="10">
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" mb="2">
        <Heading as="h2" size="xl" id={id} lang={title.lang}>
          {title.text}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {total > 0 &&
            (minutes === 0 ? t('course.allDone') : t('course.left', { time: during(minutes) }))}
        </Text>
      </Flex>
      <ProgressBar done={done} total={total} />
      <Box as="ol" listStyleType="none" mt="2">
        {module.blocks.map((block) => (
          <BlockRow
            key={block.blockId}
            block={block}
            learns
            link={{ to: paths.content(courseId, block.moduleId, block.blockId), preview: false }}
          />
        ))}
      </Box>
    </Box>
  );
}
