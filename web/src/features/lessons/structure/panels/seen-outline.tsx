import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Lock } from '#shared/schemas/lock.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { lookOf } from '#web/blocks/looks.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Preview } from '../types.ts';
import '../texts.ts';

/** The lessons that a learner has, each open or with all that it waits for. */
export function SeenOutline({ modules }: { modules: Preview['modules'] }) {
  const { t } = useTranslation('structure');
  const { local } = useLanguage();
  const lockWords = useLockWords(modules);
  return modules.map(({ moduleId, title, blocks }) => (
    <Box as="section" key={moduleId} mb="4">
      <Heading as="h3" size="md" mb="1" lang={local(title).lang} overflowWrap="anywhere">
        {local(title).text}
      </Heading>
      <Box as="ul" listStyleType="none">
        {blocks.map((block) => {
          const open = block.locks.length === 0;
          const name = local(block.title);
          return (
            <Flex as="li" key={block.blockId} gap="3" py="2" borderTopWidth="1px">
              <Box pt="0.5" color={open ? 'fg.gold' : 'fg.muted'}>
                <Icon name={lookOf(block.kind).icon} />
              </Box>
              <Box flex="1" minW="0">
                <Text
                  lang={name.lang}
                  overflowWrap="anywhere"
                  color={open ? 'fg' : 'fg.muted'}
                  fontWeight={open ? 'medium' : 'normal'}
                >
                  {name.text}
                </Text>
                <Text textStyle="sm" color={open ? 'fg.success' : 'fg.muted'}>
                  {open
                    ? t(block.preview ? 'release.preview' : 'see.isOpen')
                    : [t('see.locked'), ...block.locks.map(lockWords)].join(' · ')}
                </Text>
              </Box>
            </Flex>
          );
        })}
      </Box>
    </Box>
  ));
}

function useLockWords(modules: Preview['modules']) {
  const { t } = useTranslation('structure');
  const { local, language } = useLanguage();
  const titles = new Map(
    modules.flatMap(({ moduleId, title, blocks }) => [
      [moduleId, title] as const,
      ...blocks.map((block) => [block.blockId, block.title] as const),
    ]),
  );
  const nameOf = (id: string) => {
    const title = titles.get(id);
    return title ? local(title).text : '';
  };
  return (lock: Lock): string => {
    if (lock.reason === 'opensAt')
      return t('see.opensAt', { when: formatMinute(lock.at, language) });
    return lock.reason === 'afterBlock'
      ? t('see.afterBlock', { title: nameOf(lock.blockId) })
      : t('see.afterModule', { title: nameOf(lock.moduleId) });
  };
}
