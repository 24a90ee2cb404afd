import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../form/texts.ts';

type Props = {
  /** The draft that this device kept from an earlier time. */
  offered: { at: number } | null;
  onDecide: (take: boolean) => void;
  /** How often something that was saved elsewhere came in, and from whom last; null: from the reader. */
  merges: number;
  by: string | null;
};

/** Asks about a draft that this device had kept, and says what came in from elsewhere. */
export function EditingNotices({ offered, onDecide, merges, by }: Props) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  return (
    <>
      {offered && (
        <Notice kind="warning">
          <p>
            {t('offered.text', {
              when: formatMinute(new Date(offered.at).toISOString(), language),
            })}
          </p>
          <Flex gap="3" wrap="wrap" mt="3">
            <Button size="sm" onClick={() => onDecide(true)}>
              {t('offered.take')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => onDecide(false)}>
              {t('offered.leave')}
            </Button>
          </Flex>
        </Notice>
      )}
      {merges > 0 && (
        <Notice key={merges}>
          {by === null ? t('merged.elsewhere') : t('merged.by', { name: by })}
        </Notice>
      )}
    </>
  );
}
