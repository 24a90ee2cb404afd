import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { CheckLine } from '#web/components/form/check-line.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { LossesList } from './losses-list.tsx';
import type { PlanItem } from './plan/types.ts';
import './texts.ts';

type Props = {
  item: PlanItem;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** Why it could not be written. */
  failure?: string | undefined;
};

/** One thing of a dry run: what it is, what is lost of it, and whether the file is taken where both differ. */
export function PlanItemRow({ item, chosen, onChoose, failure }: Props) {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  const { what, path, reason, detail = '', losses, state } = item;
  const named = item.title && local(item.title);
  const title = what === 'order' ? t('order') : (named?.text ?? path);
  return (
    <Box as="li" py="3" borderTopWidth="1px">
      <Flex gap="4" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 16rem">
          <Text fontWeight="medium" lang={named?.lang} overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {t(`what.${what}`)}
            {path && path !== title && ` · ${path}`}
          </Text>
        </Box>
        {state === 'conflict' && (
          <CheckLine
            line={{ minH: '11' }}
            aria-label={t('takeFileOf', { title })}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          >
            <span aria-hidden>{t('takeFile')}</span>
          </CheckLine>
        )}
      </Flex>
      {reason && (
        <Text mt="1" textStyle="sm" overflowWrap="anywhere">
          {t(`reason.${reason}`, { detail })}
        </Text>
      )}
      {losses.length > 0 && <LossesList losses={losses} />}
      {failure !== undefined && (
        <Text mt="1" color="fg.error">
          {failure}
        </Text>
      )}
    </Box>
  );
}
