import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { codesIn } from '../download/work-code.ts';
import { forEachOf } from '../for-each-of.ts';
import { submissionQueries } from '../queries.ts';
import { rowsOf } from '../rows-of.ts';
import type { AssignmentIds, SubmissionWork } from '../types.ts';
import { giveFiles } from './give-files.ts';
import { type Entry, type NotOpened, type Opened, openFiles } from './open-files.ts';
import { byCodeOf, type FilesPlan, type GivenTo, namedIn, planFiles } from './plan-files.ts';

/** What somebody did not get, and what kept it from them. */
export type Refused = { given: GivenTo; error: unknown };

/** How far it has come. */
export type Step =
  | { at: 'choose'; because: NotOpened | null }
  | { at: 'looked'; plan: FilesPlan }
  | { at: 'given'; count: number; refused: Refused[] };
export type Working = { what: 'looking' | 'reading' | 'giving'; done: number };

/** Reads submissions by their ids; one that is not there any more is left out. */
async function worksOf(
  submissionIds: readonly string[],
  onDone: (done: number) => void,
): Promise<Map<string, SubmissionWork>> {
  const works = new Map<string, SubmissionWork>();
  const failed = await forEachOf(
    submissionIds,
    async (submissionId) => {
      works.set(submissionId, await api('submissions.get', { params: { submissionId } }));
    },
    onDone,
  );
  const broken = failed.find(({ error }) => errorKey(error) !== 'not_found');
  if (broken) throw broken.error;
  return works;
}

/** Brings back what was downloaded and written into: first what would be given to whom, then all of it. */
export function useBroughtBack(ids: AssignmentIds) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'choose', because: null });
  const [working, setWorking] = useState<Working | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [retry, setRetry] = useState<() => void>();
  // What was sent is not sent anew where naming it has to be tried again.
  const [sent] = useState(() => new Map<Entry, string>());
  const at = (what: Working['what']) => (done: number) => setWorking({ what, done });

  /** Does something that takes its time; what is there already stays where it fails. */
  async function during(work: () => Promise<void>): Promise<void> {
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown as Error);
      setRetry(() => () => void during(work));
    }
    setWorking(null);
  }

  async function look(opened: Opened, byCode: ReadonlyMap<string, string>): Promise<void> {
    const named = opened.entries.flatMap(({ path }) => namedIn(path, byCode)?.[1] ?? []);
    const works = await worksOf([...new Set(named)], at('looking'));
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
      setStep({
        at: 'given',
        count: given.length - failed.length,
        refused: failed.map(({ item, error: because }) => ({ given: item, error: because })),
      });
      await client.invalidateQueries({ queryKey: submissionQueries.all });
    });

  return { step, working, error, again: () => retry?.(), choose, give };
}
