import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { PageBody } from '#web/components/ui/page.tsx';

/** The last page: it needs nothing that may have failed. */
export function AppErrorPage() {
  const { t } = useTranslation();
  return (
    <main>
      <PageBody width="reading">
        <div role="alert">
          <Heading as="h1" size="4xl">
            {t('appError.title')}
          </Heading>
          <Text mt="4" mb="8" textStyle="lg" color="fg.muted">
            {t('appError.text')}
          </Text>
        </div>
        <Button onClick={() => location.reload()}>{t('appError.action')}</Button>
      </PageBody>
    </main>
  );
}
