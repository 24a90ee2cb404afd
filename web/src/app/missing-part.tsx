import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';

/** In place of a page whose code did not arrive. */
export function MissingPart() {
  const { t } = useTranslation(['common', 'shell']);
  return (
    <div role="alert">
      <EmptyState
        title={t(navigator.onLine ? 'failedTitle' : 'offlineTitle')}
        text={t('shell:missingPart')}
        action={<Button onClick={() => location.reload()}>{t('tryAgain')}</Button>}
      />
    </div>
  );
}
