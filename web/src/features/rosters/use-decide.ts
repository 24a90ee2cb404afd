import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { touchedByDeciding } from './queries.ts';
import './texts.ts';

export type Decision = 'admit' | 'decline' | 'remove';

/** Lets people in, or not, or takes them out; says how each of them stands then. */
export function useDecide(courseId: string) {
  const { t } = useTranslation('rosters');
  const client = useQueryClient();
  const write = useWrite('rosters.decide', {
    meta: { invalidates: touchedByDeciding, handles: ['not_enrolled', 'request_decided'] },
    onSuccess: ({ decided }) => {
      for (const state of new Set(decided.map((one) => one.state))) {
        const count = decided.filter((one) => one.state === state).length;
        void notify('success', {
          title: t(`decided.${state as 'active'}`, { count }),
        });
      }
    },
    onError: (error) => {
      if (!['not_enrolled', 'request_decided'].includes(errorKey(error))) return;
      // Somebody else was quicker: the list is read anew, and shows how it stands.
      void notify('error', { title: t('decided.before') });
      void client.invalidateQueries({ queryKey: ['roster', courseId] });
    },
  });
  return {
    pending: write.isPending,
    /** @param reference of the payment, where the course has a price and somebody is let in */
    decide: (decision: Decision, userIds: string[], reference?: string) =>
      write.mutate({
        params: { courseId },
        body: { decision, userIds, ...(reference !== undefined && { payment: { reference } }) },
      }),
  };
}
