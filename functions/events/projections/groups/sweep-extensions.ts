import { extensions } from '#functions/data/assignments/extensions.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import type { Table } from '#functions/data/table/table.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { leftBy } from './left-by.ts';

/**
 * Takes the other dates of a group that was removed. Where something counts that it handed in, they hold for it as they
 * did, and go once nothing does.
 */
export const sweepExtensions = (table: Table, record: StreamRecord): Promise<void> =>
  fromWhatIsThere(async () => {
    for (const one of await leftBy(table, record, extensions)) {
      const own = await submissions.get(table, one);
      if (own?.team) continue;
      await table.commit([extensions.sweep(one), submissions.checkUnchanged(one, own)]);
    }
  });
