import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import { unmeasured } from './use-duration.ts';

/** How long a file plays, as minutes and seconds. */
export function Duration({ seconds }: { seconds: number }) {
  const { t } = useTranslation('lessons');
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Text textStyle="sm" color="fg.muted" aria-live="polite">
      {seconds === unmeasured ? t('file.measuring') : t('file.length', { length })}
    </Text>
  );
}
