import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codesIn } from '../download/work-code.ts';
import { forEachOf } from '../for-each-of.ts';
import { submissionQueries } from '../queries.ts';
import { rowsOf } from '../rows-of.ts';
import type { AssignmentIds } from '../types.ts';
import { useSteps } from '../use-steps.ts';
import { useSubmitterName } from '../use-submitter-name.ts';
import { worksOf } from '../works-of.ts';
import { giveFiles } from './give-files.ts';
import { type Entry, type NotOpened, type Opened, openFiles } from './open-files.ts';
import { byCodeOf, type FilesPlan, type GivenTo, namedIn, planFiles } from './plan-files.ts';
import './texts.ts';

/** What somebody did not get, and what kept it from them. */
export type Refused = { given: GivenTo; error: unknown };

/** How far it has come. */
export type Step =
  | { at: 'choose'; because: NotOpened | null }
  | { at: 'looked'; plan: FilesPlan }
  | { at: 'given'; count: number; refused: Refused[] };
type What = 'looking' | 'reading' | 'giving';

/** Brings back what was downloaded and written into: first what would be given to whom, then all of it. */
export function useBroughtBack(ids: AssignmentIds) {
  const client = useQueryClient();
  const { t } = useTranslation('broughtBack');
  const nameOf = useSubmitterName();
  const { step, setStep, working, at, error, again, during, ended } = useSteps<Step, What>({
    at: 'choose',
    because: null,
  });
  // What was sent is not sent anew where naming it has to be tried again.
  const [sent] = useState(() => new Map<Entry, string>());

  async function look(opened: Opened, byCode: ReadonlyMap<string, string>): Promise<void> {
    const named = opened.entries.flatMap(({ path }) => namedIn(path, byCode)?.[1] ?? []);
    const works = await worksOf(ids, [...new Set(named)], at('looking'));
    at('reading')(0);
    setStep({ at: 'looked', plan: await planFiles(opened, byCode, works) });
  }

  const choose = (files: readonly File[]) =>
    during(async () => {
      at('looking')(0);
      const byCode = byCodeOf(await rowsOf(ids, undefined));
      const opened = await openFiles(files, (name) =>
        codesIn(name).some((code) => byCode.has(code)),
      );
      if (typeof opened === 'string') return setStep({ at: 'choose', because: opened });
      return look(opened, byCode);
    });

  const give = (given: readonly GivenTo[]) =>
    during(async () => {
      at('giving')(0);
      const failed = await forEachOf(given, (one) => giveFiles(one, sent), at('giving'));
      const count = given.length - failed.length;
      setStep({
        at: 'given',
        count,
        refused: failed.map(({ item, error: because }) => ({ given: item, error: because })),
      });
      ended(
        failed.length > 0 ? t('refused', { count: failed.length }) : t('done', { count }),
        failed.map(({ item }) => nameOf(item.work)),
      );
      await client.invalidateQueries({ queryKey: submissionQueries.all });
    });

  return { step, working, error, again, choose, give };
}
