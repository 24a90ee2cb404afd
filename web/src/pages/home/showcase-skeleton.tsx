import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#web/components/ui/page.tsx';

/** The chosen courses before they are here, in their size. */
export function ShowcaseSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <div role="status" aria-label={t('loading')}>
        <Skeleton h={{ base: '4.25rem', md: '9' }} maxW="20rem" mb="6" />
        <SimpleGrid minChildWidth="min(100%, 17rem)" gap="6" mb="16">
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} h="26rem" borderRadius="l3" />
          ))}
        </SimpleGrid>
      </div>
    </PageBody>
  );
}
