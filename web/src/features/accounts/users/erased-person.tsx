import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Erasure } from '../types.ts';
import { WhatGoes } from './what-goes.tsx';
import './texts.ts';

/** The rest of somebody who was erased, or is being erased. */
export function ErasedPerson({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('users');
  const { language } = useLanguage();
  const { erasedAt, orderedBy, courses } = erasure;
  return (
    <>
      <Notice kind="info">
        <Text>
          {erasedAt === null
            ? t('erasure.goesNow')
            : t('erasure.gone', { date: formatMinute(erasedAt, language) })}
        </Text>
        {orderedBy && <Text mt="2">{t('erasure.orderOf', { name: orderedBy.name })}</Text>}
      </Notice>
      <WhatGoes courses={courses} />
    </>
  );
}
