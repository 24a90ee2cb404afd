import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { HelpIndex } from '#web/features/help/help-index.tsx';
import '#web/features/help/texts.ts';

export default function HelpPage() {
  const { t } = useTranslation('help');
  return (
    <PageBody width="middle">
      <PageHeading title={t('helpPage.title')} lead={t('helpPage.lead')} />
      <HelpIndex />
    </PageBody>
  );
}
