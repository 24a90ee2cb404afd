import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import type { Difference } from '#web/lib/merge/diff-lists.ts';
import { FieldWords } from '../conflict/field-words.tsx';
import { PartWords } from '#web/blocks/draft/part-words.tsx';
import { createFiles } from '#web/blocks/form/files.ts';
import '#web/blocks/form/texts.ts';
import type { Content, MediaLink } from '../types.ts';
import { compare } from './compare.ts';

const looks = {
  same: { borderColor: 'transparent', bg: 'transparent' },
  added: { borderColor: 'border.success', bg: 'bg.success' },
  removed: { borderColor: 'border.error', bg: 'bg.error' },
} as const;

type Row = Difference<RichTextNode>;

/** Neighbours of one fate in one frame. */
function groupsOf(rows: readonly Row[]): { is: Row['is']; nodes: RichTextNode[] }[] {
  const groups: { is: Row['is']; nodes: RichTextNode[] }[] = [];
  for (const { is, item } of rows) {
    const last = groups.at(-1);
    if (last?.is === is) last.nodes.push(item);
    else groups.push({ is, nodes: [item] });
  }
  return groups;
}

type Props = { before: Content; after: Content; links: readonly MediaLink[] };

/** The changes between two states, named in words beside their colour. */
export function ComparisonView({ before, after, links }: Props) {
  const { t } = useTranslation('lessons');
  const [files] = useState(() => createFiles(links));
  const parts = compare(before, after);
  if (parts.length === 0) return <Text>{t('versions.equal')}</Text>;
  return parts.map((part) =>
    part.of === 'field' ? (
      <Flex key={part.path.join('.')} gap="6" wrap="wrap" mb="4">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="semibold">{t('versions.before')}</Text>
          <FieldWords path={part.path} value={part.before} files={files} />
        </Box>
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="semibold">{t('versions.now')}</Text>
          <FieldWords path={part.path} value={part.after} files={files} />
        </Box>
      </Flex>
    ) : (
      <Box as="section" key={part.language} mb="6" aria-label={t(`language.${part.language}`)}>
        <Text fontWeight="semibold" mb="2">
          {t(`language.${part.language}`)}
        </Text>
        {groupsOf(part.rows).map(({ is, nodes }, at) => (
          // Groups never move: their place is their key.
          <Box key={at} borderInlineStartWidth="4px" ps="4" py="2" {...looks[is]}>
            {is !== 'same' && (
              <Text textStyle="sm" fontWeight="semibold" mb="1">
                {t(`versions.${is}`)}
              </Text>
            )}
            <PartWords nodes={nodes} language={part.language} files={files} />
          </Box>
        ))}
      </Box>
    ),
  );
}
