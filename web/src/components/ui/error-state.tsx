import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = { error: unknown; retry?: () => void };

/** A part of a page that could not be loaded: why, and the way to try again. */
export function ErrorState({ error, retry }: Props) {
  const { t } = useTranslation(['common', 'errors']);
  const key = errorKey(error);
  return (
    <div role="alert">
      <EmptyState
        title={t(key === 'offline' ? 'offlineTitle' : 'failedTitle')}
        text={t(`errors:${key}`)}
        action={retry && <Button onClick={retry}>{t('tryAgain')}</Button>}
      />
    </div>
  );
}
