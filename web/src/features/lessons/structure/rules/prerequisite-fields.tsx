import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { FoundList } from '#web/components/ui/found-list.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SearchInput } from '#web/components/ui/search-input.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { foundRows } from '../model/found-rows.ts';
import { treeOf } from '../model/tree.ts';
import { useOutlineContext } from '../outline-context.ts';
import type { ModuleRow } from '../types.ts';
import { nameOf } from '../words-of.ts';
import '../texts.ts';

type Prerequisites = ModuleRow['prerequisites'];
type Props = { id: string; value: Prerequisites; onChange: (value: Prerequisites) => void };

const most = 5;
const idOf = (one: Prerequisites[number]) => (one.kind === 'block' ? one.blockId : one.moduleId);

/** The fields for what must be done before something opens: lessons and whole modules, found by their titles. */
export function PrerequisiteFields({ id, value, onChange }: Props) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course } = useOutlineContext();
  const [words, setWords] = useState('');
  const out = new Set([id, ...value.map(idOf)]);
  const rows = words.trim() === '' ? [] : foundRows(treeOf(course), words, language, out);
  return (
    <Box as="fieldset">
      <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
        {t('fields.prerequisites')}
      </chakra.legend>
      {value.length === 0 && (
        <Text textStyle="sm" color="fg.muted" mb="2">
          {t('prerequisites.none')}
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {value.map((one) => {
          const title = nameOf(course, idOf(one), language) || t('prerequisites.gone');
          return (
            <Flex as="li" key={idOf(one)} align="center" gap="2" py="1">
              <Text flex="1" minW="0" overflowWrap="anywhere">
                {title}
              </Text>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('prerequisites.remove', { title })}
                onClick={() => onChange(value.filter((other) => other !== one))}
              >
                <Icon name="close" />
              </Button>
            </Flex>
          );
        })}
      </Box>
      {value.length < most && (
        <SearchInput
          label={t('prerequisites.search')}
          placeholder={t('prerequisites.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <FoundList
        icon="plus"
        nothing={words.trim() === '' ? null : t('prerequisites.nothing')}
        found={rows.map(({ id: found, title, kind }) => ({
          id: found,
          label: kind === 'module' ? t('prerequisites.module', { title }) : title,
          choose: () => {
            setWords('');
            onChange([
              ...value,
              kind === 'module' ? { kind, moduleId: found } : { kind, blockId: found },
            ]);
          },
        }))}
      />
    </Box>
  );
}
