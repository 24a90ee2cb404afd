import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { refusals } from '#web/lib/refusals.ts';
import { NeededRole } from '#web/lib/session/needed-role.ts';

/** The words for something that could not be loaded. `role`: whose the page is, where just that is the reason. */
export function useErrorWords(error: unknown) {
  const { t } = useTranslation(['common', 'errors', 'shell']);
  const needed = use(NeededRole);
  const key = errorKey(error);
  const refused = refusals.find((refusal) => refusal === key);
  const offline = key === 'offline';
  return {
    key,
    refused,
    role: key === 'forbidden' ? needed : null,
    title: t(refused ? 'shell:refused' : offline ? 'offlineTitle' : 'failedTitle'),
    text: t(`errors:${offline ? 'offlinePart' : key}`),
  };
}
