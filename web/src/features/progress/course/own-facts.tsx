import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { OwnEnrollment } from '../types.ts';

/** Since when somebody is in a course, when they were last there, and when they finished it. */
export function OwnFacts({ enrollment }: { enrollment: OwnEnrollment }) {
  const { t } = useTranslation('progress');
  const { language } = useLanguage();
  const { enrolledAt, lastActivityAt, completedAt } = enrollment;
  const facts = [
    ['enrolledAt', enrolledAt],
    ['lastActivityAt', lastActivityAt],
    ['completedAt', completedAt],
  ] as const;
  return (
    <Flex as="dl" wrap="wrap" columnGap="10" rowGap="3">
      {facts.map(
        ([name, at]) =>
          at !== null && (
            <div key={name}>
              <chakra.dt color="fg.muted" textStyle="sm">
                {t(`course.${name}`)}
              </chakra.dt>
              <chakra.dd fontWeight="medium">{formatDate(at, language)}</chakra.dd>
            </div>
          ),
      )}
    </Flex>
  );
}
