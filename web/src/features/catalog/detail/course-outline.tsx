import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { BlockRow, type BlockLink } from '#web/course/block-row.tsx';
import { useCourseWords } from '#web/course/use-course-words.ts';
import '#web/course/texts.ts';
import type { Outline, OutlineBlock } from '#web/course/types.ts';

const Module = chakra('details', {
  base: {
    borderWidth: '1px',
    borderRadius: 'l3',
    bg: 'bg.panel',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '5',
    py: '4',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'l3',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

type Props = {
  outline: Outline;
  /** The reader's own states are worth showing. */
  learns: boolean;
  /** The address at which a block is opened; null if it is locked. */
  linkOf: (block: OutlineBlock) => BlockLink | null;
};

/** The modules of a course, each with what it holds; the first one stands open. */
export function CourseOutline({ outline, learns, linkOf }: Props) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const { contents } = useCourseWords();
  if (outline.length === 0) return <Text color="fg.muted">{t('outlineEmpty')}</Text>;
  return (
    <Flex as="ol" direction="column" gap="3" listStyleType="none">
      {outline.map(({ moduleId, title, blocks }, index) => {
        const shown = local(title);
        return (
          <li key={moduleId}>
            <Module open={index === 0}>
              <Summary>
                <Text color="fg.muted" fontVariantNumeric="tabular-nums" w="6" aria-hidden>
                  {index + 1}
                </Text>
                <Box flex="1" minW="0">
                  <chakra.h3
                    fontWeight="semibold"
                    textStyle="lg"
                    lineHeight="1.3"
                    lang={shown.lang}
                  >
                    {shown.text}
                  </chakra.h3>
                  <Text textStyle="sm" color="fg.muted">
                    {contents(blocks)}
                  </Text>
                </Box>
                <Icon name="chevronDown" />
              </Summary>
              <Box as="ol" listStyleType="none" px="2" pb="2">
                {blocks.map((block) => (
                  <BlockRow
                    key={block.blockId}
                    block={block}
                    learns={learns}
                    link={linkOf(block)}
                  />
                ))}
              </Box>
            </Module>
          </li>
        );
      })}
    </Flex>
  );
}
