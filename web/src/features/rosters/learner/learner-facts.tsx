import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { LearnerView } from '../types.ts';

/** The state of somebody in a course, since when, and when they were last there. */
export function LearnerFacts({ learner }: { learner: LearnerView }) {
  const { t } = useTranslation('rosters');
  const { language } = useLanguage();
  const { state, since, enrolledAt, lastActivityAt, completedAt, email, payment } = learner;
  const facts: [string, string][] = [
    [t('learner.state'), t(`state.${state}`)],
    [t(`sinceState.${state}`), formatDate(since, language)],
    ...(state === 'active' || enrolledAt === since
      ? []
      : ([[t('sinceState.active'), formatDate(enrolledAt, language)]] satisfies [
          string,
          string,
        ][])),
    [
      t('head.activity'),
      lastActivityAt === null ? t('never') : formatMinute(lastActivityAt, language),
    ],
  ];
  if (completedAt !== null) facts.push([t('learner.completed'), formatDate(completedAt, language)]);
  if (email !== null) facts.push([t('export.head.email'), email]);
  if (payment)
    facts.push([
      t('learner.payment'),
      t(`payment.${payment.kind}`, {
        reference: payment.reference,
        date: formatDate(payment.at, language),
      }),
    ]);
  return (
    <Grid
      as="dl"
      templateColumns={{ base: '1fr', md: 'max-content 1fr' }}
      columnGap="8"
      rowGap={{ base: '1', md: '2' }}
    >
      {facts.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd mb={{ base: '2', md: '0' }} overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </Grid>
  );
}
