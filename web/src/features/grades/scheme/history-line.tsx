import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { SchemeChange } from '../types.ts';
import './texts.ts';

type Props = {
  change: Pick<SchemeChange, 'at' | 'by'>;
  lines: string[];
  disabled?: boolean;
  onUndo: () => void;
};

/** Changes of a gradebook, the latest first. */
export function HistorySection(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <Box as="section" mt="12" aria-labelledby={id}>
      <Heading as="h2" size="2xl" mb="3" id={id}>
        {title}
      </Heading>
      <Box as="ol" listStyleType="none">
        {children}
      </Box>
    </Box>
  );
}

/** One change of a gradebook: what it changed, who made it and when, and a way to take it back. */
export function HistoryLine({ change: { at, by }, lines, disabled = false, onUndo }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { language } = useLanguage();
  const when = formatMinute(at, language);
  return (
    <Flex as="li" py="3" borderTopWidth="1px" gap="3" wrap="wrap" justify="space-between">
      <Box flex="1 1 16rem" minW="0">
        {lines.map((line) => (
          <Text key={line} overflowWrap="anywhere">
            {line}
          </Text>
        ))}
        <Text textStyle="sm" color="fg.muted">
          {t('history.by', { name: by.name || t('preview.nameless'), when })}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        disabled={disabled}
        aria-label={t('history.undoOf', { when })}
        onClick={onUndo}
      >
        {t('history.undo')}
      </Button>
    </Flex>
  );
}
