import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import '#web/features/courses/featured/texts.ts';
import { PaymentTextEditor } from '#web/features/courses/featured/payment-text-editor.tsx';

/** The settings of the whole site, for admins. */
export default function SiteSettingsPage() {
  const { t } = useTranslation('featured');
  return (
    <PageBody>
      <PageHeading title={t('settings.title')} lead={t('settings.lead')} />
      <Box as="section" aria-labelledby="payment" maxW="3xl">
        <Heading as="h2" size="2xl" id="payment">
          {t('payment.title')}
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          {t('payment.lead')}
        </Text>
        <PaymentTextEditor />
      </Box>
    </PageBody>
  );
}
