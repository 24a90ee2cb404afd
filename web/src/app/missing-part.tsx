import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { PageBody } from '#web/components/ui/page.tsx';

/** In place of a page whose code did not arrive: it lies in the first load, so it does without a drawing. */
export function MissingPart() {
  const { t } = useTranslation(['common', 'shell']);
  return (
    <PageBody width="reading">
      <div role="alert">
        <Heading as="h2" size="2xl">
          {t(navigator.onLine ? 'failedTitle' : 'offlineTitle')}
        </Heading>
        <Text mt="4" mb="8" color="fg.muted">
          {t('shell:missingPart')}
        </Text>
      </div>
      <Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
    </PageBody>
  );
}
