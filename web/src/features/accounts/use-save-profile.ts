import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { contract } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import { api } from '#web/lib/api.ts';
import type { Choice } from '#web/lib/choice.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { type Outcome, useSaveOver } from '#web/lib/use-save-over.ts';
import { accountQueries } from './queries.ts';
import type { OwnProfile } from './types.ts';

export type Changes = Required<Omit<SentBody<typeof contract.accounts.updateMe>, 'version'>>;

/** Saves a part of the own profile by itself: a newer save of another part does not stand in its way. */
export function useSaveProfile(
  profile: OwnProfile,
  {
    onSaved,
    onTaken,
  }: { onSaved?: (saved: OwnProfile) => void } & {
    onTaken?: (fields: Partial<Changes>) => void;
  } = {},
) {
  const { t } = useTranslation('errors');
  const client = useQueryClient();
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const over = useSaveOver<Changes, OwnProfile>({
    saved: profile,
    send: (changes, version) => api('accounts.updateMe', { body: { ...changes, version } }),
    onSaved: (next) => {
      client.setQueryData(accountQueries.me().queryKey, next);
      onSaved?.(next);
    },
    ...(onTaken && { onTaken }),
  });

  async function follow(outcome: Promise<Outcome | undefined>, again: () => void) {
    setSaving({ is: 'saving' });
    const done = await outcome;
    setSaving(
      done?.is === 'saved'
        ? savedNow()
        : done?.is === 'failed'
          ? { is: 'failed', why: t(errorKey(done.error)), retry: again }
          : { is: 'idle' },
    );
    return done;
  }

  const save = (changes: Partial<Changes>, seen?: OwnProfile) =>
    follow(over.save(changes, seen), () => void save(changes, seen));
  const settle = (choices: Record<string, Choice>, fields?: Partial<Changes>) =>
    follow(over.settle(choices, fields), () => void settle(choices, fields));
  return { saving, conflict: over.conflict, save, settle };
}
