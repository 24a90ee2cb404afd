import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../list/texts.ts';
import { reviewQueries, touchedByReviewing } from './queries.ts';

/** The daily review of what one missed: off until somebody turns it on, and what is in it today. */
export default function ReviewCard() {
  const { t } = useTranslation('ownQuizzes');
  const { language } = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery(reviewQueries.due());
  const { queryKey } = reviewQueries.due();
  const set = useWrite('quizzes.setReview', {
    meta: { invalidates: [queryKey, ...touchedByReviewing] },
    onSuccess: ({ isOn }) =>
      client.setQueryData(queryKey, (now) => now && { ...now, isOn, due: isOn ? now.due : [] }),
  });
  const [asks, setAsks] = useState(false);
  if (!data) return null;
  const { due, nextOn } = data;
  const turn = (on: boolean) => set.mutate({ body: { isOn: on } });
  // A slip of the finger would take along how far somebody is with each question.
  const press = (on: boolean) =>
    !on && (due.length > 0 || nextOn !== null) ? setAsks(true) : turn(on);
  // It stands as it was pressed while that is on its way.
  const isOn = set.isPending ? set.variables.body.isOn : data.isOn;
  return (
    <Card as="section" aria-label={t('review.title')} mt="12">
      <SwitchRow
        label={t('review.title')}
        hint={t(isOn ? 'review.hintOn' : 'review.hint')}
        on={isOn}
        onChange={press}
      />
      {isOn && (
        <Box mt="2">
          {due.length > 0 ? (
            <ButtonLink to={`${paths.quizzes}?view=review`}>
              {t('review.start', { count: due.length })}
            </ButtonLink>
          ) : (
            <Text color="fg.muted">
              {nextOn === null
                ? t('review.nothing')
                : t('review.next', { day: formatDay(nextOn, language) })}
            </Text>
          )}
        </Box>
      )}
      {asks && (
        <ConfirmDialog
          title={t('review.off.title')}
          text={t('review.off.text')}
          yes={t('review.off.yes')}
          no={t('review.off.no')}
          pending={set.isPending}
          onYes={() => {
            setAsks(false);
            turn(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}
