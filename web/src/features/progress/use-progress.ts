import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { mayPass } from '#web/lib/may-pass.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import { type Pending, progressOutbox, stillCounts } from './progress-outbox.ts';
import type { LearningState, Recorded } from './types.ts';

type Ids = { courseId: string; moduleId: string; blockId: string };

type Options = {
  ids: Ids;
  userId: string;
  /** As the server knows it. */
  state: LearningState;
  positionSeconds: number;
  lastActivityAt: string | null;
  /** False where nothing is recorded: a preview, or one's own course. */
  records: boolean;
  onRecorded: (recorded: Recorded) => void;
  /** The shown state changes ahead of the server, or back again. */
  onState: (state: LearningState) => void;
};

type Chosen = Pending['state'];

/**
 * The reader's own state of a block: begun on opening, kept at a second, done and undone by hand. It is kept on
 * the device first and taken away there once the server has it, so that no lost line and no closed tab loses it.
 */
export function useProgress(options: Options) {
  const { ids, userId, state, positionSeconds, lastActivityAt, records, onRecorded, onState } =
    options;
  const client = useQueryClient();
  const online = useConnection();
  /** Progress that waited on this device when the lesson was opened. */
  const [waiting] = useState(() => {
    const pending = records ? progressOutbox.find(userId, ids.blockId) : null;
    return pending !== null && stillCounts(pending, lastActivityAt) ? pending : null;
  });
  const startAt = waiting?.positionSeconds ?? positionSeconds;
  /** The reader's own choice, ahead of the server, so that a late position does not undo it. */
  const [chosen, setChosen] = useState<Chosen | null>(waiting?.state ?? null);
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const second = useRef(startAt);
  /** One write after the other: none overtakes a later one. */
  const queue = useRef(Promise.resolve());
  const now: LearningState = chosen ?? state;

  function send(next: Chosen, byHand: boolean): void {
    const pending = progressOutbox.keep({
      ...ids,
      userId,
      state: next,
      positionSeconds: second.current,
    });
    queue.current = queue.current.then(() => deliver(pending, byHand));
  }

  async function deliver(pending: Pending, byHand: boolean): Promise<void> {
    const { state: next } = pending;
    if (!navigator.onLine) return setSaving({ is: 'kept' });
    if (byHand) setSaving({ is: 'saving' });
    try {
      const recorded = await api('progress.record', {
        params: ids,
        body: { state: next, positionSeconds: pending.positionSeconds },
      });
      progressOutbox.drop(pending);
      onRecorded(recorded);
      setSaving((before) => (byHand || before.is === 'kept' ? savedNow() : before));
      await client.invalidateQueries({ queryKey: ['enrollments'] });
    } catch (error) {
      if (mayPass(error)) {
        if (byHand) setSaving({ is: 'failed', retry: () => send(next, true) });
        return;
      }
      progressOutbox.drop(pending);
      setChosen(null);
      onState(state);
      if (byHand) setSaving({ is: 'failed', why: i18next.t(`errors:${errorKey(error)}`) });
    }
  }

  const onOpen = useEffectEvent(() => {
    if (records) send(now === 'done' ? 'done' : 'started', false);
  });
  // Also when the connection is back: what was kept meanwhile goes out.
  useEffect(() => {
    if (online) onOpen();
  }, [ids.blockId, online]);

  return {
    state: now,
    saving,
    /** The second to begin at: where this device or another left it. */
    startAt,
    mark: (next: Chosen) => {
      setChosen(next);
      onState(next);
      send(next, true);
    },
    keepPosition: records
      ? (seconds: number) => {
          second.current = seconds;
          send(now === 'done' ? 'done' : 'started', false);
        }
      : null,
  };
}
