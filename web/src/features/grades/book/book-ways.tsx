import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';

/** The ways from the book: to how it counts, and to what is done with all of it. */
export function BookWays({ courseId, children }: { courseId: string; children?: ReactNode }) {
  const { t } = useTranslation('grades');
  return (
    <Flex gap="2" wrap="wrap" mb="4">
      <ButtonLink to={paths.gradingScheme(courseId)} size="sm" variant="outline">
        {t('scheme')}
      </ButtonLink>
      {children}
    </Flex>
  );
}
