import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';

const colors = {
  note: 'border.emphasized',
  tip: 'fg.success',
  warning: 'fg.warning',
  important: 'fg.error',
};

type Props = { kind: unknown; children: ReactNode };

const isKind = (kind: unknown): kind is keyof typeof colors =>
  typeof kind === 'string' && Object.hasOwn(colors, kind);

/** A callout with a word for its kind: colour alone would tell it only to some. */
export function Callout({ kind, children }: Props) {
  const { t } = useTranslation('prose');
  const known = isKind(kind) ? kind : 'note';
  return (
    <Box
      role="note"
      aria-label={t(`callout.${known}`)}
      borderInlineStartWidth="4px"
      borderColor={colors[known]}
      bg="bg.subtle"
      borderRadius="l2"
      px="5"
      py="4"
      css={{ '& > * + *': { mt: '0.8em' } }}
    >
      <Text aria-hidden fontWeight="semibold" textStyle="sm">
        {t(`callout.${known}`)}
      </Text>
      {children}
    </Box>
  );
}
