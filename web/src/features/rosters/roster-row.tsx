import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import './texts.ts';
import type { RosterEntry } from './types.ts';
import { type Decision, useDecide } from './use-decide.ts';

/** The decisions that are possible about somebody, by their state. */
const decisions: Record<RosterEntry['state'], readonly Decision[]> = {
  requested: ['admit', 'decline'],
  declined: ['admit'],
  removed: ['admit'],
  active: ['remove'],
  waiting: ['remove'],
  withdrawn: [],
};

type Props = {
  courseId: string;
  person: RosterEntry;
  priced: boolean;
  /** The list that they stand in, as the query of an address. */
  listed: string;
};

/** Somebody of a course: how far they are, when they were last there, and what can be decided of them. */
export function RosterRow({ courseId, person, priced, listed }: Props) {
  const { t } = useTranslation('rosters');
  const { language } = useLanguage();
  const [asking, setAsking] = useState<'remove' | 'payment' | null>(null);
  const { decide, pending } = useDecide(courseId);
  const { userId, state, since, doneBlocks, lessons, lastActivityAt, message, payment } = person;
  const name = person.name === '' ? t('nameless') : person.name;
  const wordsFor = (decision: Decision) =>
    decision === 'admit' && priced
      ? ({ short: 'payment.confirm', of: 'payment.confirmOf' } as const)
      : ({ short: decision, of: `${decision}Of` } as const);
  const choose = (decision: Decision) => {
    if (decision === 'remove') return setAsking('remove');
    if (decision === 'admit' && priced) return setAsking('payment');
    return decide(decision, [userId]);
  };
  return (
    <tr>
      <th scope="row">
        <TitleLink to={`${paths.courseLearner(courseId, userId)}${listed}`}>{name}</TitleLink>
        {message !== '' && (
          <Text mt="1" maxW="prose" textStyle="sm" fontWeight="normal" whiteSpace="pre-line">
            {message}
          </Text>
        )}
        {payment && (
          <Text mt="1" color="fg.muted" textStyle="sm" fontWeight="normal" overflowWrap="anywhere">
            {t(`payment.${payment.kind}`, {
              reference: payment.reference,
              date: formatDate(payment.at, language),
            })}
          </Text>
        )}
      </th>
      <td>
        <ProgressBar done={doneBlocks} total={lessons} />
      </td>
      <td data-label={t('head.activity')}>
        {lastActivityAt === null ? t('never') : formatDate(lastActivityAt, language)}
      </td>
      <td data-label={t(`sinceState.${state}`)}>{formatDate(since, language)}</td>
      <td data-beside={decisions[state].length === 1 || undefined}>
        <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
          {decisions[state].map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant={decision === 'admit' ? 'success' : 'outline'}
              disabled={pending}
              aria-label={t(wordsFor(decision).of, { name })}
              onClick={() => choose(decision)}
            >
              {t(wordsFor(decision).short)}
            </Button>
          ))}
        </Flex>
        {asking === 'payment' && (
          <PaymentDialog
            name={name}
            onConfirm={(reference) => {
              decide('admit', [userId], reference);
              setAsking(null);
            }}
            onClose={() => setAsking(null)}
          />
        )}
        {asking === 'remove' && (
          <ConfirmDialog
            title={t('removeOf', { name })}
            text={t('removeText')}
            yes={t('removeYes')}
            no={t('removeNo')}
            pending={pending}
            onYes={() => {
              decide('remove', [userId]);
              setAsking(null);
            }}
            onClose={() => setAsking(null)}
          />
        )}
      </td>
    </tr>
  );
}
