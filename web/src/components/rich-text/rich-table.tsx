import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';

/** A table that scrolls within itself where it is wider than the page, also by keyboard. */
export function RichTable({ children }: { children: ReactNode }) {
  const { t } = useTranslation('prose');
  return (
    <Box
      role="region"
      aria-label={t('table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is reached by keyboard
      tabIndex={0}
      overflowX="auto"
      css={{
        '& table': { borderCollapse: 'collapse', minW: 'full' },
        '& th, & td': {
          borderWidth: '1px',
          px: '3',
          py: '2',
          textAlign: 'start',
          verticalAlign: 'top',
        },
        '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
      }}
    >
      <table>
        <tbody>{children}</tbody>
      </table>
    </Box>
  );
}
