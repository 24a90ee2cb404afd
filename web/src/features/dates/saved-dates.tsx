import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { RowChange } from './types.ts';
import type { Dates } from './use-dates.ts';

type Props = {
  saving: Dates['saving'];
  onTakeBack: (done: readonly RowChange[]) => unknown;
};

/** What a save came to: what was saved, with the way back, and what was not, and why. */
export function SavedDates({ saving, onTakeBack }: Props) {
  const { t } = useTranslation(['dates', 'errors']);
  const { local } = useLanguage();
  const said = useRef<HTMLDivElement>(null);
  const isOver = saving.is === 'over';
  // The bar with the button that was pressed is gone.
  useEffect(() => {
    if (isOver) said.current?.focus();
  }, [isOver]);
  if (!isOver) return null;
  const { done, failed } = saving;
  return (
    <Box ref={said} tabIndex={-1} mb="6">
      {done.length > 0 && (
        <Notice kind="success">
          <Flex gap="4" wrap="wrap" align="center">
            <Text>{t('saved', { count: done.length })}</Text>
            <Button size="sm" variant="outline" onClick={() => onTakeBack(done)}>
              {t('takeBack')}
            </Button>
          </Flex>
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice kind="error">
          <Text>{t('failed', { count: failed.length })}</Text>
          <Box as="ul" ps="5">
            {failed.map(({ row, error }) => {
              const key = errorKey(error);
              return (
                <Box as="li" key={row.id}>
                  {t('failedOne', {
                    title: local(row.title).text,
                    why: key === 'stale_version' ? t('stale') : t(`errors:${key}`),
                  })}
                </Box>
              );
            })}
          </Box>
        </Notice>
      )}
    </Box>
  );
}
