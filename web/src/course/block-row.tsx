import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '#web/blocks/texts.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { lookOf } from '#web/blocks/looks.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { BlockState } from './block-state.tsx';
import './texts.ts';
import type { OutlineBlock } from './types.ts';

/** The address at which a block is opened: in the player, or as a preview over this page. */
export type BlockLink = { to: string; preview: boolean };

const Title = chakra(Link, {
  base: {
    fontWeight: 'medium',
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
  },
});

type Props = { block: OutlineBlock; learns: boolean; link: BlockLink | null };

/** One item of the outline: what it is, how long it takes, whether it opens. */
export function BlockRow({ block, learns, link }: Props) {
  const { t } = useTranslation(['catalog', 'blocks']);
  const { local } = useLanguage();
  const title = local(block.title);
  return (
    <Flex
      as="li"
      position="relative"
      align="center"
      gap="3"
      minH="12"
      px="3"
      py="2"
      borderRadius="l2"
      color={link ? 'fg' : 'fg.muted'}
      _hover={link ? { bg: 'bg.subtle' } : {}}
    >
      {learns ? (
        <BlockState state={block.state} />
      ) : (
        <Icon name={link ? lookOf(block.kind).icon : 'lock'} />
      )}
      <Flex
        flex="1"
        minW="0"
        columnGap="3"
        direction={{ base: 'column', sm: 'row' }}
        align={{ sm: 'center' }}
      >
        <chakra.span flex="1" minW="0" lang={title.lang}>
          {link ? (
            <Title
              to={link.to}
              preventScrollReset={link.preview}
              {...(link.preview
                ? { 'aria-label': t('detail.openPreview', { title: title.text }) }
                : {})}
            >
              {title.text}
            </Title>
          ) : (
            title.text
          )}
        </chakra.span>
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          {t(`blocks:kind.${block.kind}`)} · {t('minutes', { count: block.minutes })}
          {!link && <chakra.span srOnly> · {t('detail.locked')}</chakra.span>}
        </Text>
      </Flex>
      {block.preview && !learns && (
        <Text
          textStyle="xs"
          fontWeight="semibold"
          color="fg.gold"
          borderWidth="1px"
          borderColor="fg.gold"
          borderRadius="full"
          px="2"
          py="0.5"
          aria-hidden={link?.preview}
        >
          {t('preview')}
        </Text>
      )}
    </Flex>
  );
}
