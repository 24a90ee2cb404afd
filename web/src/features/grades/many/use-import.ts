import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { bookQueries } from '../book/queries.ts';
import type { BookItem } from '../types.ts';
import { likelyUses, type Use } from './column-uses.ts';
import { knownPeople } from './known-people.ts';
import { planImport } from './plan-import.ts';
import type { NoSheet } from '#web/lib/read-sheet.ts';
import { type MarkSheet, readMarks } from './read-marks.ts';
import { sendRows } from './send-rows.ts';
import { type Looked, settleLook } from './settle-look.ts';
import { useJobWords } from './use-job-words.ts';

type File = { name: string; arrayBuffer: () => Promise<ArrayBuffer> };

/** How far a file has come. */
export type Step =
  | { at: 'choose'; because: NoSheet | null }
  | { at: 'columns'; file: string; sheet: MarkSheet }
  | { at: 'looked'; file: string; sheet: MarkSheet; looked: Looked }
  | { at: 'begun'; jobId: string };

export type Working = {
  what: 'collecting' | 'looking' | 'writing';
  done: number;
  of: number | null;
};

/** The name of the file alone: that it was a file is said with it, to each reader in their language. */
const reasonOf = (file: string) => file.slice(0, 200).replaceAll(/\p{C}/gu, '') || 'CSV';

/** A file of marks on its way into the book: read, looked at, and written; at each stop one may go back. */
export function useImport(courseId: string, items: readonly BookItem[]) {
  const words = useJobWords(items);
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'choose', because: null });
  const [uses, setUses] = useState<Use[]>([]);
  const [working, setWorking] = useState<Working | null>(null);
  const [failed, setFailed] = useState<{ error: Error; work: () => Promise<void> } | null>(null);

  /** Does something that takes its time; what is there already stays where it fails. */
  async function during(work: () => Promise<void>) {
    setFailed(null);
    try {
      await work();
    } catch (error) {
      setFailed({ error: error as Error, work });
    }
    setWorking(null);
  }

  const choose = (file: File) =>
    during(async () => {
      const sheet = await readMarks(new Uint8Array(await file.arrayBuffer()));
      if (typeof sheet === 'string') return setStep({ at: 'choose', because: sheet });
      setUses(likelyUses(sheet.columns, items));
      return setStep({ at: 'columns', file: file.name, sheet });
    });

  const look = (file: string, sheet: MarkSheet) =>
    during(async () => {
      setWorking({ what: 'collecting', done: 0, of: null });
      const people = await knownPeople(courseId, uses.includes('email'), (done) =>
        setWorking({ what: 'collecting', done, of: null }),
      );
      const plan = planImport(sheet, uses, people, items);
      const of = plan.rows.length;
      const answered = await sendRows(plan.rows, {
        courseId,
        jobId: null,
        reason: reasonOf(file),
        onSent: (done) => setWorking({ what: 'looking', done, of }),
      });
      setStep({ at: 'looked', file, sheet, looked: settleLook(plan, answered, words.item) });
    });

  const write = (file: string, { rows }: Looked) =>
    during(async () => {
      const of = rows.length;
      setWorking({ what: 'writing', done: 0, of });
      const reason = reasonOf(file);
      const { jobId } = await api('grades.beginJob', {
        params: { courseId },
        body: { plan: { kind: 'import', rows: of }, reason },
        idempotencyKey: crypto.randomUUID(),
      });
      const onSent = (done: number) => setWorking({ what: 'writing', done, of });
      await sendRows(rows, { courseId, jobId, reason, onSent });
      setStep({ at: 'begun', jobId });
      await client.invalidateQueries({ queryKey: bookQueries.all(courseId) });
    });

  return {
    step,
    uses,
    working,
    error: failed?.error ?? null,
    choose,
    /** What failed, once more. */
    again: () => void (failed && during(failed.work)),
    look,
    write,
    use: (at: number, use: Use) => {
      setFailed(null);
      setUses(uses.map((one, order) => (order === at ? use : one)));
    },
    back: () =>
      setStep(step.at === 'looked' ? { ...step, at: 'columns' } : { at: 'choose', because: null }),
  };
}
