import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { BlockState } from './block-state.tsx';
import './texts.ts';
import type { Outline, OutlineBlock } from './types.ts';

type Props = {
  courseId: string;
  outline: Outline;
  /** Everything may be opened, not only previews. */
  open: boolean;
  current?: string;
};

/** The modules and blocks of a course with minutes, previews and the reader's own state. */
export function CourseOutline({ courseId, outline, open, current }: Props) {
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  if (outline.length === 0) return <Text color="fg.muted">{t('outlineEmpty')}</Text>;
  return (
    <Flex as="ol" direction="column" gap="6" listStyleType="none">
      {outline.map((module) => {
        const title = local(module.title);
        return (
          <li key={module.moduleId}>
            <Heading as="h3" size="lg" mb="2" lang={title.lang}>
              {title.text}
            </Heading>
            <Box as="ol" listStyleType="none">
              {module.blocks.map((block) => (
                <BlockRow
                  key={block.blockId}
                  block={block}
                  href={
                    open || block.preview
                      ? paths.content(courseId, block.moduleId, block.blockId)
                      : null
                  }
                  current={block.blockId === current}
                  states={open}
                />
              ))}
            </Box>
          </li>
        );
      })}
    </Flex>
  );
}

type RowProps = { block: OutlineBlock; href: string | null; current: boolean; states: boolean };

function BlockRow({ block, href, current, states }: RowProps) {
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  const title = local(block.title);
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="baseline"
      justify="flex-end"
      columnGap="3"
      py="2.5"
      px="3"
      borderTopWidth="1px"
      borderColor="border"
      bg={current ? 'bg.gold' : undefined}
    >
      <Flex gap="3" align="center" flex="1 1 12rem" minW="0">
        {states && <BlockState state={block.state} />}
        <Box minW="0" lang={title.lang}>
          {href === null ? (
            title.text
          ) : (
            <TextLink to={href} aria-current={current ? 'page' : undefined} color="fg">
              {title.text}
            </TextLink>
          )}
        </Box>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {block.preview && !states ? `${t('preview')} · ` : ''}
        {t(`kind.${block.kind}`)} · {t('minutes', { count: block.minutes })}
      </Text>
    </Flex>
  );
}
