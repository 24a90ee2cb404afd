import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import './texts.ts';
import type { SubmissionRow } from './types.ts';

type Props = {
  row: Pick<SubmissionRow, 'number' | 'isLate' | 'isExtended' | 'asksLook' | 'second'>;
};

/** What is unusual about a submission; nothing where nothing is. */
export function SubmissionBadges({ row: { number, isLate, isExtended, asksLook, second } }: Props) {
  const { t } = useTranslation('submissions');
  const isApart = second === 'waits' || second === 'differs';
  if (!isLate && !isExtended && !asksLook && !isApart && number === 1) return null;
  return (
    <Flex as="span" gap="1.5" wrap="wrap" mt="1">
      {asksLook && <Badge colorPalette="orange">{t('look.badge')}</Badge>}
      {isApart && (
        <Badge colorPalette={second === 'differs' ? 'red' : 'purple'}>
          {t(`second.${second}`)}
        </Badge>
      )}
      {isLate && <Badge colorPalette="red">{t('isLate')}</Badge>}
      {isExtended && <Badge colorPalette="blue">{t('extended')}</Badge>}
      {number > 1 && <Badge>{t('resubmitted', { number })}</Badge>}
    </Flex>
  );
}
