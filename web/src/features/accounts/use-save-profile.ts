import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shared/contract/client.ts';
import type { contract } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { saveOver } from '#web/lib/save-over.ts';
import { useTranslation } from 'react-i18next';
import { accountQueries } from './queries.ts';
import type { OwnProfile } from './types.ts';

export type Changes = Omit<SentBody<typeof contract.accounts.updateMe>, 'version'>;

/** How a save ended: a refusal of the API is handed on, for the fields that it names. */
type Outcome = 'saved' | 'stale' | 'failed' | ApiError;

/**
 * Saves a part of the own profile by itself. A newer save of another part does not stand in its way; one of the
 * same part is never overwritten unseen: `onStale` is told, and the next save goes over it.
 */
export function useSaveProfile(profile: OwnProfile, onStale: (current: OwnProfile) => void) {
  const { t } = useTranslation('errors');
  const client = useQueryClient();
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  /** The newest that the server has told, here or on the page around. */
  const [told, setTold] = useState(profile);
  const newest = told.version > profile.version ? told : profile;
  const take = (next: OwnProfile) => {
    setTold(next);
    client.setQueryData(accountQueries.me().queryKey, next);
  };

  async function save(changes: Changes, seen: OwnProfile = newest): Promise<Outcome> {
    setSaving({ is: 'saving' });
    try {
      const outcome = await saveOver({
        fields: changes,
        seen,
        send: (fields, version) => api('accounts.updateMe', { body: { ...fields, version } }),
      });
      if (outcome.is === 'conflict') {
        take(outcome.theirs);
        setSaving({ is: 'idle' });
        onStale(outcome.theirs);
        return 'stale';
      }
      take(outcome.saved);
      setSaving(savedNow());
      return 'saved';
    } catch (error) {
      const why = t(errorKey(error));
      setSaving({ is: 'failed', why, retry: () => void save(changes, seen) });
      return error instanceof ApiError ? error : 'failed';
    }
  }

  return { saving, save: (changes: Changes) => save(changes) };
}
