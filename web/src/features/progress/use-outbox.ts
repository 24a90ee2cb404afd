import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '#web/lib/api.ts';
import { mayPass } from '#web/lib/may-pass.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import { type Pending, progressOutbox, stillCounts } from './progress-outbox.ts';

type Known = { courseId: string; lastActivityAt: string | null };

/** Sends one entry; what the server refuses for good is given up. @returns whether it is settled */
async function send(pending: Pending): Promise<boolean> {
  const { courseId, moduleId, blockId, state, positionSeconds } = pending;
  try {
    await api('progress.record', {
      params: { courseId, moduleId, blockId },
      body: { state, positionSeconds },
    });
  } catch (error) {
    return !mayPass(error);
  }
  return true;
}

/** Sends what waited on the device for these courses, now and whenever the connection comes back. */
export function useOutbox(userId: string | undefined, courses: readonly Known[], except?: string) {
  const client = useQueryClient();
  const online = useConnection();
  const flush = useEffectEvent(async () => {
    if (userId === undefined) return;
    let sent = false;
    for (const { courseId, lastActivityAt } of courses) {
      for (const pending of progressOutbox.of(userId, courseId)) {
        if (pending.blockId === except) continue;
        if (stillCounts(pending, lastActivityAt)) {
          if (!(await send(pending))) return;
          sent = true;
        }
        progressOutbox.drop(pending);
      }
    }
    if (sent) {
      await client.invalidateQueries({ queryKey: ['enrollments'] });
      await client.invalidateQueries({ queryKey: ['courses', 'one'] });
    }
  });
  const ready = courses.length > 0;
  useEffect(() => {
    if (online && ready) void flush();
  }, [online, ready]);
}
