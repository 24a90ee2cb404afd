import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { touchedByEnrolling } from './queries.ts';
import './texts.ts';

/** Leaves a course, once asked whether that is meant. */
export function WithdrawButton({ courseId }: { courseId: string }) {
  const { t } = useTranslation('enrollments');
  const [asking, setAsking] = useState(false);
  const withdraw = useWrite('enrollments.withdraw', {
    meta: { invalidates: touchedByEnrolling, success: t('withdrawn') },
  });
  if (!asking) {
    return (
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
    );
  }
  return (
    <Flex role="group" aria-label={t('withdraw')} direction="column" gap="3">
      <Text textStyle="sm">{t('withdrawQuestion')}</Text>
      <Flex gap="2" wrap="wrap">
        <Button
          variant="error"
          size="sm"
          autoFocus
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { courseId } })}
        >
          {t('withdrawYes')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking(false)}>
          {t('withdrawNo')}
        </Button>
      </Flex>
    </Flex>
  );
}
