import { Text } from '@chakra-ui/react/text';
import { Trans, useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';

type Props = {
  /** In the organization's words; null: the usual ones. */
  text: LocalizedText | null;
  /** All seats are taken. */
  full?: boolean;
};

/** Says how a course with a price is paid. */
export function PaymentNote({ text, full = false }: Props) {
  const { t } = useTranslation('enrollments');
  const { local } = useLanguage();
  const own = text && local(text);
  return (
    <Notice>
      <Text fontWeight="semibold">{t('payment.title')}</Text>
      {own ? (
        <Text lang={own.lang} whiteSpace="pre-line" overflowWrap="anywhere">
          {own.text}
        </Text>
      ) : (
        <Text>
          <Trans
            ns="enrollments"
            i18nKey="payment.usual"
            components={{ contact: <TextLink to={paths.contact} /> }}
          />
        </Text>
      )}
      {full && <Text mt="2">{t('payment.full')}</Text>}
    </Notice>
  );
}
