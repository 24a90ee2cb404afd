import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { GroupSet } from './types.ts';
import { useSetWords } from './use-set-words.ts';

/** The sets of groups of a course, each with its rules in words and the way into it. */
export function SetList({ sets }: { sets: readonly GroupSet[] }) {
  const { t } = useTranslation('groups');
  const { local } = useLanguage();
  const wordsOf = useSetWords();
  return (
    <Box as="ul" listStyleType="none" aria-label={t('sets')}>
      {sets.map((set) => (
        <Box as="li" key={set.setId} py="4" borderTopWidth="1px">
          <Flex gap="3" wrap="wrap" align="center">
            <TitleLink to={`?set=${set.setId}`}>{local(set.name).text}</TitleLink>
            {set.isSections && <Badge>{t('sections')}</Badge>}
          </Flex>
          <Text textStyle="sm" color="fg.muted" mt="1">
            {wordsOf(set)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
