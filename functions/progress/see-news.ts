import type { progress as contract } from '#shared/contract/progress.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { newsSeen } from '#functions/data/progress/news-seen.ts';
import { iso } from '#functions/platform/iso.ts';

/** Nobody can have seen what is yet to come: an instant ahead of the server's clock counts as now. */
export const seeNews: Operation<typeof contract.seeNews, BaseDeps> = async ({
  actor,
  body,
  now,
  deps,
}) => {
  const last = await newsSeen.get(deps.table, actor.userId);
  const until = [body.until, iso(now)].sort()[0] ?? body.until;
  if (last && last.until >= until) return { response: last, items: [] };
  return { response: { until }, items: [newsSeen.put(actor.userId, until)] };
};
