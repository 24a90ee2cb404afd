import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';

/** Somebody is in no course now: the way to one. */
export function NoCourses() {
  const { t } = useTranslation('progress');
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.courses}>{t('browse')}</ButtonLink>}
    />
  );
}
