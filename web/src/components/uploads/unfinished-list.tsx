import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import './texts.ts';

type Props = {
  files: readonly KeptUpload[];
  /** What is said of each. */
  text: string;
  color: 'fg.muted' | 'fg.warning';
  /** What can be done about one. */
  children: (one: KeptUpload) => ReactNode;
};

/** Uploads that a reload cut off, each with what can be done about it; nothing where there are none. */
export function UnfinishedList({ files, text, color, children }: Props) {
  const { t } = useTranslation('uploads');
  if (files.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label={t('unfinished.list')}>
      {files.map((one) => (
        <chakra.li key={one.mediaId} py="3">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {one.fileName}
          </Text>
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Text textStyle="sm" color={color} flex="1 1 10rem">
              {text}
            </Text>
            {children(one)}
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
