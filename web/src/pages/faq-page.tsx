import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { Prose } from '#web/features/help/prose.tsx';
import '#web/features/help/texts.ts';

export default function FaqPage() {
  const { t } = useTranslation('help');
  return (
    <PageBody width="reading">
      <PageHeading title={t('faq.title')} lead={t('faq.lead')} />
      <Prose article="faq" />
    </PageBody>
  );
}
