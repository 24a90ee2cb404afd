import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { courseProgress } from '#web/course/outline-counts.ts';
import '#web/features/lessons/player/texts.ts';
import type { Outline } from '#web/features/lessons/player/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

/** As many are named; the rest is a number. */
const named = 4;

type Props = {
  courseId: string;
  current: string;
  outline: Outline;
  /** Whether the reader's progress is kept: who only looks has nothing left to do. */
  records: boolean;
  /** Whether going on is the next thing to do: until the lesson itself is done, its mark is. */
  goesOn: boolean;
};

/** After the last lesson: what is left of the course, and the way there; or that nothing is. */
export function CourseEnd({ courseId, current, outline, records, goesOn }: Props) {
  const { t } = useTranslation('player');
  const { local } = useLanguage();
  const { missing } = courseProgress(outline);
  const left = missing.filter(({ blockId }) => blockId !== current);
  const [first] = left;
  if (!records) return <Text color="fg.muted">{t('next.last')}</Text>;
  if (!first)
    return (
      <Text color="fg.muted">{t(missing.length === 0 ? 'next.allDone' : 'next.lastOpen')}</Text>
    );
  const hrefOf = (block: typeof first) => paths.content(courseId, block.moduleId, block.blockId);
  const minutes = left.reduce((sum, block) => sum + block.minutes, 0);
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p="5">
      <Text textStyle="sm" color="fg.muted">
        {t('next.last')} {t('missing.left', { count: left.length, minutes })}
      </Text>
      <Box as="ul" ps="4" mt="2" listStyleType="disc">
        {left.slice(0, named).map((block) => {
          const title = local(block.title);
          return (
            <li key={block.blockId}>
              <TextLink to={hrefOf(block)} lang={title.lang}>
                {title.text}
              </TextLink>
            </li>
          );
        })}
        {left.length > named && <li>{t('missing.more', { count: left.length - named })}</li>}
      </Box>
      <ButtonLink to={hrefOf(first)} mt="4" variant={goesOn ? 'primary' : 'outline'}>
        {t('next.toMissing')}
        <Icon name="arrowRight" />
      </ButtonLink>
    </Box>
  );
}
