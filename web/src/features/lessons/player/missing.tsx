import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { courseProgress } from '#web/course/outline-counts.ts';
import './texts.ts';
import type { Outline } from './types.ts';

/** As many as are named; the rest is a number. */
const named = 5;

type Props = { courseId: string; outline: Outline; onOpen?: () => void };

/** The progress of the reader, and, on demand, what is missing to the end of the course. */
export function Missing({ courseId, outline, onOpen }: Props) {
  const { t } = useTranslation('player');
  const { local } = useLanguage();
  const { done, total, missing, minutes } = courseProgress(outline);
  return (
    <Box>
      <ProgressBar done={done} total={total} />
      {missing.length > 0 && (
        <chakra.details mt="1">
          <chakra.summary cursor="pointer" textStyle="sm" color="fg.muted" py="1">
            {t('missing.title')}
          </chakra.summary>
          <Text textStyle="sm" mt="1">
            {t('missing.rule')}
          </Text>
          <Text textStyle="sm" mt="2">
            {t('missing.left', { count: missing.length, minutes })}
          </Text>
          <Box as="ul" mt="1" ps="4" textStyle="sm" listStyleType="disc">
            {missing.slice(0, named).map((block) => {
              const title = local(block.title);
              return (
                <li key={block.blockId}>
                  <TextLink
                    to={paths.content(courseId, block.moduleId, block.blockId)}
                    lang={title.lang}
                    {...(onOpen ? { onClick: onOpen } : {})}
                  >
                    {title.text}
                  </TextLink>
                </li>
              );
            })}
          </Box>
          {missing.length > named && (
            <Text textStyle="sm" color="fg.muted" mt="1">
              {t('missing.more', { count: missing.length - named })}
            </Text>
          )}
        </chakra.details>
      )}
    </Box>
  );
}
