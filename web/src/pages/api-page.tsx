import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ApiReference } from '#web/features/help/api-reference.tsx';
import '#web/features/help/texts.ts';

export default function ApiPage() {
  const { t } = useTranslation('help');
  return (
    <PageBody>
      <PageHeading title={t('api.title')} lead={t('api.lead')} />
      <ApiReference />
    </PageBody>
  );
}
