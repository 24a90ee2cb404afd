import { erasureWaitDays } from '#shared/policies/erasure.ts';
import type { Person, World } from './world.ts';

const hour = 3_600_000;

/** The erasure as the clock wakes it, and an admin's order for it. */
export function openErasure({ ok, runtime }: World, admin: Person) {
  const name = runtime.functions.names.find((one) => one.endsWith('-erasure')) ?? '';
  const dueIn = erasureWaitDays * 24 * hour + hour;

  const wake = (ahead: number) =>
    runtime.functions.invoke(name, { time: new Date(Date.now() + ahead).toISOString() });

  return {
    /** The function wakes when what is ordered now is due, so many hours after its day. */
    wake: (hours = 0) => wake(dueIn + hours * hour),
    /** Somebody wakes it by hand now, or the clock so many hours later. */
    wakeNow: (hours = 0) => (hours === 0 ? runtime.functions.invoke(name, {}) : wake(hours * hour)),
    /** The function wakes a day before that. */
    wakeEarly: () => wake(dueIn - 25 * hour),
    async order(person: Person, { coursesTo = null as string | null } = {}) {
      const params = { userId: person.userId };
      const { version, deletionRequestedAt } = await ok(admin, 'accounts.getUser', { params });
      return ok(admin, 'accounts.orderErasure', {
        params,
        body: {
          confirmation: person.email,
          reason: deletionRequestedAt === null ? 'A school closed' : null,
          coursesTo,
          version,
        },
      });
    },
    /** From the order to the tombstone. */
    async finish() {
      await wake(dueIn);
      await runtime.drained();
      await wake(dueIn + hour);
      await runtime.drained();
    },
  };
}
