import { useTranslation } from 'react-i18next';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import '#web/course/texts.ts';

type Props = { value: string; onSearch: (text: string) => void };

/** The search of the catalogue. */
export function CatalogSearch(props: Props) {
  const { t } = useTranslation('catalog');
  return <LiveSearch label={t('search.label')} placeholder={t('search.placeholder')} {...props} />;
}
