import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { Someone } from '../types.ts';
import { type Failed, forEachPerson } from './for-each-person.ts';

type Options = {
  people: readonly Someone[];
  /** Said once it is decided of all of them. */
  success: string;
  onEnd: () => void;
};

/**
 * Decides something of several people, from a dialog that says how far it is. Where it could not be decided of some, it
 * names them and stays; the next press tries these alone.
 */
export function useEachPerson({ people, success, onEnd }: Options) {
  const { t } = useTranslation(['submissions', 'errors']);
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const left = failed.length > 0 ? failed.map(({ person }) => person) : people;
  const run = async (decide: (person: Someone) => Promise<unknown>) => {
    setDone(0);
    const next = await forEachPerson(left, decide, setDone);
    setDone(null);
    setFailed(next);
    void client.invalidateQueries({ queryKey: submissionQueries.all });
    if (next.length > 0) return;
    void notify('success', { title: success });
    onEnd();
  };
  const [first] = failed;
  return {
    run,
    isRunning: done !== null,
    /** How far it is; null: it does not run, or is of one person. */
    progress:
      done === null || people.length === 1
        ? null
        : t('each.progress', { done, count: left.length }),
    problem: first
      ? people.length === 1
        ? t(`errors:${errorKey(first.error)}`)
        : t('each.failed', {
            count: failed.length,
            names: failed.map(({ person }) => person.name || t('nameless')).join(', '),
            why: t(`errors:${errorKey(first.error)}`),
          })
      : null,
  };
}
